// Which screen is open, by the page's address: / , /new/<game> , /new/<game>/alone , /t/#<token> , /j/#<code>. Secrets
// stand behind the #, which never leaves the browser.

export type Route =
  | { screen: "home" }
  | { screen: "new"; game: string }
  | { screen: "alone"; game: string }
  | { screen: "table"; token: string }
  | { screen: "join"; code: string };

function read(): Route {
  const [, first, second, third] = location.pathname.split("/");
  const secret = location.hash.slice(1);
  if (first === "new" && second && third === "alone") return { screen: "alone", game: second };
  if (first === "new" && second) return { screen: "new", game: second };
  if (first === "t" && secret) return { screen: "table", token: secret };
  if (first === "j" && secret) return { screen: "join", code: secret };
  return { screen: "home" };
}

class Router {
  place = $state.raw<Route>(read());
  /** How often somebody has gone somewhere, back and forward too. */
  moves = $state(0);

  constructor() {
    addEventListener("popstate", () => this.#move());
    addEventListener("hashchange", () => this.#move());
  }

  #move(): void {
    this.#look();
    this.moves += 1;
  }

  #look(): void {
    this.place = read();
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#move();
    scrollTo(0, 0);
  }

  /** The same place under another address: an invitation that became a seat. */
  become(address: string): void {
    history.replaceState(null, "", address);
    this.#look();
  }
}

export const route = new Router();

/** For links: leaves new tabs and windows to the browser. */
export function follow(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const { pathname, search, hash } = new URL((event.currentTarget as HTMLAnchorElement).href);
  route.go(pathname + search + hash);
}
