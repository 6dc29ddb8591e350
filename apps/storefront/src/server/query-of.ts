import { createDeclaredQuery } from '../declared-query.ts';
import { routes } from '../routes.ts';

/** The query parameters that the page of a path declares. */
export const queryOf = createDeclaredQuery(routes);
