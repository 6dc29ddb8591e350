import { sql } from 'kysely';

/** Ids of calls may be larger than a column of the type integer takes; compared as bigint they just match nothing. */
export const bigint = (id: number) => sql<number>`${id}::bigint`;
