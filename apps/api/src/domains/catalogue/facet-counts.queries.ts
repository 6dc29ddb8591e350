/**
 * A list and the counts of its filters by one statement. Each choice has a bit, which an article of the relation `judged` has in `misses`
 * if it does not meet the choice: an article is listed if it has none, and a value is counted among the articles that miss nothing
 * but the choice of its own facet.
 */

export const meetsAllBut = (choices: string | number): string => `misses & ~(${choices}) = 0`;

/** SQL of a choice's bit of `misses`. */
export const missSql = (bit: number, condition: string): string => `case when ${condition} then 0 else ${bit} end`;

/** `keys` is the SQL of an array of lower-case keys; an empty one lets all makers through. */
export const isOfMakers = (keys: string): string =>
  `${keys}::text[] = '{}' or maker_id in (select id from makers where lower(key) = any(${keys}))`;

/** `urls` is the SQL of an array of URL segments; an empty one lets all categories through. */
export const isOfCategories = (urls: string): string =>
  `${urls}::text[] = '{}' or category_id in (select id from categories where url = any(${urls}))`;

type Counted = {
  bit: number;
  /** SQL of which articles are counted at all. */
  isShown?: string;
};

/** SQL of the makers as JSON: those of `chosen` first, then those with most articles. */
export const makerCountsSql = ({
  bit,
  isShown = 'true',
  chosen,
  limit,
}: Counted & { chosen: string; limit: number }): string => `(
    select coalesce(json_agg(counted), '[]')
    from (
      select m.key as value, m.name, found.count
      from (
        select maker_id, count(*) filter (where ${meetsAllBut(bit)}) as count
        from judged where ${isShown} group by maker_id
      ) found
      join makers m on m.id = found.maker_id
      order by lower(m.key) = any(${chosen}) desc, found.count desc, m.name
      limit ${limit}
    ) counted
  )`;

/** SQL of the categories as JSON, in the order of the catalogue. */
export const categoryCountsSql = ({ bit, isShown = 'true' }: Counted): string => `(
    select coalesce(json_agg(counted), '[]')
    from (
      select c.url as value, c.names as name, found.count
      from (
        select category_id, count(*) filter (where ${meetsAllBut(bit)}) as count
        from judged where ${isShown} group by category_id
      ) found
      join categories c on c.id = found.category_id
      order by c.parent_id, c.position, c.id
    ) counted
  )`;
