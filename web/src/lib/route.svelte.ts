// Which screen is open, by the page's address: / , /new/<game> , /t/<token of a seat or a watcher>.

export type Place = { screen: "home" } | { screen: "new"; game: string } | { screen: "table"; token: string };

function read(path: string): Place {
  const [, first, second] = path.split("/");
  if (first === "new" && second) return { screen: "new", game: second };
  if ((first === "t" || first === "w") && second) return { screen: "table", token: second };
  return { screen: "home" };
}

class Route {
  place = $state.raw<Place>(read(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.place = read(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, "", path + location.search);
    this.place = read(path);
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** For links: leaves new tabs and windows to the browser. */
export function follow(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const link = event.currentTarget as HTMLAnchorElement;
  route.go(new URL(link.href).pathname);
}
