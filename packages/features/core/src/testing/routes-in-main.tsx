import { Outlet, type RouteObject } from 'react-router-dom';

function Main() {
  return (
    <main>
      <Outlet />
    </main>
  );
}

/** Routes of a feature in the landmark that the shell gives them, for stories of screens. */
export const routesInMain = (children: RouteObject[]): RouteObject[] => [{ Component: Main, children }];
