import { sql } from 'kysely';

/** Ids of requests may exceed a column of type integer; compared as bigint they simply match nothing. */
export const bigint = (id: number) => sql<number>`${id}::bigint`;
