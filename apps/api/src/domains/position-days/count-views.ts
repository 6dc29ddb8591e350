import type pg from 'pg';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { shopDay } from '../../platform/values/time-zone.ts';
import { decodeText } from '../../platform/values/decode-text.ts';

export type ViewCounting = {
  /** Counts a view if the address is that of an article's page; writes nothing yet. */
  saw: (address: string) => void;
  /** Writes what was counted since the last time. */
  write: () => Promise<void>;
};

/** The tools of handlers that see which pages are opened. */
export type ViewTools = CallTools & { views: ViewCounting };

/** Articles that one process counts between two writings; a flood of invented addresses takes no more memory. */
const MOST = 20_000;
/** `/price/mann-filter/W71295`, in any language. */
const ARTICLE = /^(?:\/[a-z]{2})?\/price\/([^/]+)\/([^/]+)$/;

/** A view of an article is one of all sellers who have it then. $1: the counted articles; $2: the day. */
const WRITE = `
with seen as (
  select a.id, sum(counted.views)::int as views
  from jsonb_to_recordset($1::jsonb) counted (key text, number text, views int)
    join makers m on m.key = counted.key
    join articles a on a.maker_id = m.id and a.number_key = fold_part_number(counted.number)
  group by a.id
)
insert into position_changes (seller_id, article_id, day, views)
select distinct l.seller_id, seen.id, $2::date, seen.views
from seen
  join offers o on o.article_id = seen.id and o.quantity >= o.multiplicity
  join price_lists l on l.id = o.price_list_id`;

/** Counts views of articles in memory, to be written together: what was not written is lost when the process is killed. */
export function createViewCounting({ pool, clock }: { pool: pg.Pool; clock: () => Date }): ViewCounting {
  let counted = new Map<string, { key: string; number: string; views: number }>();
  return {
    saw(address) {
      const [, key, typed] = ARTICLE.exec(URL.parse(address, 'http://shop.invalid')?.pathname ?? '') ?? [];
      const number = typed === undefined ? undefined : decodeText(typed);
      if (key === undefined || number === undefined) return;
      const name = `${key}/${number}`;
      const known = counted.get(name);
      if (known) known.views += 1;
      else if (counted.size < MOST) counted.set(name, { key, number, views: 1 });
    },
    async write() {
      if (counted.size === 0) return;
      const articles = [...counted.values()];
      counted = new Map();
      await pool.query(WRITE, [JSON.stringify(articles), shopDay(clock())]);
    },
  };
}
