import {matchPath} from '@docusaurus/router';

type Route = {
  path?: string | string[] | undefined;
  exact?: boolean | undefined;
  routes?: Route[] | undefined;
};

/** Whether a path matches a route other than the catch-all (`*`). */
export const isPage = (pathname: string, routes: readonly Route[]): boolean =>
  routes.some(
    ({path, exact = false, routes: inner}) =>
      path !== undefined &&
      path !== '*' &&
      matchPath(pathname, {path, exact}) !== null &&
      (!inner || isPage(pathname, inner)),
  );
