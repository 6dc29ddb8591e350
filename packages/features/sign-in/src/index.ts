export { signInPopups } from './sign-in.popups.ts';
export { signInRoutes } from './sign-in.routes.ts';
