/**
 * The tables as Kysely sees them, generated from `migrations/*.sql` by `npm run schema -w @partshop/api`.
 * `int8` and `numeric` columns are numbers, `date` columns are text such as `2026-11-21`.
 */
export type { DB as Database } from './generated/tables.ts';
