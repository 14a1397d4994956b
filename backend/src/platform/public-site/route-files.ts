/** What the app's build says that one kind of page needs beside the entry. */
export interface RouteFiles {
  /** A path, or with `*` at the end all that begin like it. */
  readonly path: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const NONE = { scripts: [], styles: [] };

/** The files of the page at `path`; none for a page that the build does not list. */
export const filesOf = (routes: readonly RouteFiles[], path: string): Pick<RouteFiles, 'scripts' | 'styles'> =>
  routes.find((route) => (route.path.endsWith('*') ? path.startsWith(route.path.slice(0, -1)) : path === route.path)) ?? NONE;
