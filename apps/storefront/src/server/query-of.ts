import { createDeclaredQuery } from '../declared-query.ts';
import { routes } from '../routes.ts';

/** What the page of a path declares of its query. */
export const queryOf = createDeclaredQuery(routes);
