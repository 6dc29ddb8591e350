/** Paths that core itself needs; `paths` of `shared` has the others. */
export const HOME_PATH = '/';
export const LOGIN_PATH = '/login';
