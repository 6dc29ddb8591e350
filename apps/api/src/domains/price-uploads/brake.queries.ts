import type { Pool } from 'pg';

/**
 * Lets files that came by themselves be applied, where their sender wants that: unless more offers would go than may, or prices jump. Those
 * wait for a person.
 */
export const releaseWithinBrake = async (pool: Pick<Pool, 'query'>): Promise<void> =>
  void (await pool.query(`
    update price_uploads u
    set held = decided.held, state = case when decided.held is null then 'applying' else 'ready' end, version = version + 1
    from (
      select id, case
          when (counts ->> 'jumps')::int > 0 then 'jumps'
          when (counts ->> 'gone')::bigint * 100
            > brake * ((counts ->> 'gone')::bigint + (counts ->> 'changed')::bigint + (counts ->> 'unchanged')::bigint) then 'gone'
        end as held
      from (select id, brake, preview -> 'changes' as counts from price_uploads
        where state = 'ready' and brake is not null and held is null for no key update skip locked) braked
    ) decided
    where u.id = decided.id`));
