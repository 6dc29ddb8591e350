/** The addresses that the kernel itself leads to; `paths` of the shared code has all the others. */
export const HOME_PATH = '/';
export const LOGIN_PATH = '/login';
