import type pg from 'pg';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { ApiSetup } from '../../platform/http/api-setup.ts';
import { SHOP_TIME_ZONE, shopDay } from '../../platform/values/time-zone.ts';
import { changeItems } from '../orders/index.ts';

/** A number that is the same at each loading, by order and article. */
const DICE = '(hashtextextended(t.order_number, t.article_id) & 1048575)::int';

/** Most goods come a day early or on the promised day, some late, and few get lost for a week. */
const DUE = `
  select t.id, t.seller_id, t.item_id, t.pieces, dice, greatest(t.sent_on, t.expected_on + case
      when dice % 97 = 0 then 7 when dice % 20 = 0 then 2 when dice % 20 < 3 then 1 when dice % 20 < 10 then 0 else -1
    end) as day
  from transits t join sellers s on s.id = t.seller_id and s.is_demo cross join lateral (select ${DICE} as dice) thrown
  where t.received_on is null`;

const NOTES = `(array['Упаковка вскрыта, деталь поцарапана', 'В коробке меньше, чем в накладной', 'В коробке деталь с другим номером'])`;
const ANSWERS = `(array['Заменим следующей поставкой', 'Вычтите из оплаты', 'Перевозчик принял без замечаний, акта нет'])`;

/** Receives what came up to $1; one of 31 items has a fault, and its claim is answered the day after, in the last six weeks not yet. */
const RECEIVE = `
with due as (${DUE}), received as (
  update transits t set received_on = due.day,
    faulty_pieces = case when dice % 31 = 0 then 1 + dice / 31 % due.pieces else 0 end
  from due where t.id = due.id and due.item_id is null and due.day <= $1::date
  returning t.id, t.seller_id, due.dice, due.day, t.faulty_pieces
), claimed as (
  select id, seller_id, dice, dice / 31 % 3 as kind, day <= $1::date - 42 as is_answered,
    (day + time '12:00') at time zone '${SHOP_TIME_ZONE}' as at
  from received where faulty_pieces > 0
)
insert into transit_claims (transit_id, seller_id, fault, note, opened_at, state, version, answer, answered_at)
select id, seller_id, (array['damaged', 'short', 'other-part'])[kind + 1], ${NOTES}[kind + 1], at,
  case when not is_answered then 'open' when dice % 2 = 0 then 'accepted' else 'declined' end,
  case when is_answered then 2 else 1 end,
  case when not is_answered then '' when dice % 2 = 0 then ${ANSWERS}[1 + dice / 2 % 2] else ${ANSWERS}[3] end,
  case when is_answered then at + interval '1 day' end
from claimed`;

const ITEMS_DUE = `select item_id as id from (${DUE}) due where item_id is not null and day <= $1::date order by item_id limit 100`;

/** Receives at the warehouse, as the demo has no staff, what demo sellers sent in the year without orders. */
export async function receiveDemoYear(pool: pg.Pool, now: Date): Promise<void> {
  await pool.query(RECEIVE, [shopDay(now)]);
}

/** Makes a chore that receives what demo sellers sent: also of orders that one can open. */
export function createDemoReceiving({ database, clock }: Pick<ApiSetup, 'database' | 'clock'>): () => Promise<void> {
  return async () => {
    const at = clock();
    await receiveDemoYear(database.pool, at);
    const { rows } = await database.pool.query<{ id: number }>(ITEMS_DUE, [shopDay(at)]);
    for (const { id } of rows) {
      await inTransaction(database.db, async (trx) =>
        changeItems(trx, { itemIds: [id], to: 'arrived', by: { role: 'admin' }, at }),
      );
    }
  };
}
