import { randomUUID } from 'node:crypto';
import {
  demoClients,
  demoContracts,
  seedOf,
  SeededRandom,
  type DemoContract,
  type DemoDelivery,
} from '@partshop/demo-data';
import type pg from 'pg';
import { inLongTransaction } from '../platform/database/long-transaction.ts';
import type { PatientPool } from '../platform/database/open-pool.ts';
import { shopDay } from '../platform/values/time-zone.ts';

const SETTING = 'demo-contracts';
// Any number that no other lock of the shop uses: "cont" in ASCII.
const LOCK = 0x63_6f_6e_74;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Prices of goods that a garage buys by the dozen, in kopecks. */
const CHEAPEST = 20_000;
const DEAREST = 300_000;

type Offer = { articleId: number; priceListId: number; price: number; seller: string; warehouse: string };
type Line = Offer & { qty: number };
type Entry = {
  kind: 'shipment' | 'return' | 'payment';
  amount: number;
  document: string;
  orderId: number | null;
  dueOn: string | null;
  at: Date;
};

/**
 * Gives the demo's wholesale clients their contracts, a year of delivered orders and the ledger of them, once, also in a shop of an
 * earlier version. The amounts come from the catalogue, and what is overdue is what the contract says.
 */
export async function ensureDemoContracts(
  pool: PatientPool,
  log: (line: string) => void,
  now: Date = new Date(),
): Promise<void> {
  const known = await pool.query('select from settings where name = $1', [SETTING]);
  if (known.rowCount !== 0) return;
  await inLongTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const made = await client.query('insert into settings (name, value) values ($1, $2) on conflict do nothing', [
      SETTING,
      '1',
    ]);
    if (made.rowCount === 0) return;
    const offers = await findOffers(client);
    if (offers.length === 0) return;
    for (const contract of demoContracts) await load(client, contract, offers, now);
    log('The demo’s wholesale clients have their contracts and a year of orders.');
  });
}

async function findOffers(client: pg.ClientBase): Promise<Offer[]> {
  const { rows } = await client.query<Offer>(
    `select o.article_id as "articleId", o.price_list_id as "priceListId", o.price, s.names ->> 'ru' as seller, l.names ->> 'ru' as warehouse
     from offers o join articles a on a.id = o.article_id
     join price_lists l on l.id = o.price_list_id join sellers s on s.id = l.seller_id
     where o.price between $1 and $2
     order by a.sold desc, o.article_id, o.price_list_id limit 300`,
    [CHEAPEST, DEAREST],
  );
  return rows;
}

async function load(client: pg.ClientBase, contract: DemoContract, offers: readonly Offer[], now: Date): Promise<void> {
  const login = demoClients.find(({ role }) => role === contract.role);
  const { rows } = await client.query<{ id: number; pointId: number | null }>(
    `select c.id, (
       select p.id from pickup_points p where p.client_type is distinct from 'Retail' order by p.city_id = c.city_id desc nulls last, p.id limit 1
     ) as "pointId" from clients c where c.is_demo and c.email = $1`,
    [login?.email],
  );
  const [buyer] = rows;
  if (!buyer || !login) return;
  await client.query('insert into credit_terms (client_id, credit_limit, payment_days) values ($1, $2, $3)', [
    buyer.id,
    contract.creditLimit,
    contract.paymentDays,
  ]);
  const random = new SeededRandom(seedOf(`lines of ${contract.role}`));
  const entries: Entry[] = [];
  let owed = 0;
  for (const delivery of contract.deliveries) {
    const lines = chooseLines(offers, delivery.kopecks, random);
    const at = new Date(now.getTime() - delivery.daysAgo * DAY_MS);
    const order = { ...buyer, ...login, company: contract.company, lines, at, ...delivery };
    const { orderId, number } = await insertOrder(client, order, random);
    const own = { document: number, orderId };
    const amount = sumOf(lines);
    const returned = delivery.isLastReturned ? sumOf(lines.slice(-1)) : 0;
    const dueOn = shopDay(new Date(at.getTime() + contract.paymentDays * DAY_MS));
    entries.push({ ...own, kind: 'shipment', amount, dueOn, at });
    if (returned > 0) {
      entries.push({ ...own, kind: 'return', amount: -returned, dueOn: null, at: new Date(at.getTime() + 3 * DAY_MS) });
    }
    if (delivery.paidAfter !== null) {
      const paidAt = new Date(at.getTime() + delivery.paidAfter * DAY_MS);
      entries.push(payment(returned - amount, 100 + entries.length, paidAt));
    } else if (dueOn < shopDay(now)) owed += amount;
  }
  // What was paid of the invoices that are due, so that exactly the overdue amount is left.
  if (contract.overdue > 0) {
    entries.push(payment(contract.overdue - owed, 100 + entries.length, new Date(now.getTime() - 2 * DAY_MS)));
  }
  await insertEntries(client, buyer.id, entries);
}

const payment = (amount: number, document: number, at: Date): Entry => ({
  kind: 'payment',
  amount,
  document: String(document),
  orderId: null,
  dueOn: null,
  at,
});

const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { price, qty }) => sum + price * qty, 0);

/** Different goods that cost at least so many kopecks together, and at most one piece more; two lines or more. */
function chooseLines(offers: readonly Offer[], kopecks: number, random: SeededRandom): Line[] {
  const lines = new Map<number, Line>();
  while (sumOf([...lines.values()]) < kopecks || lines.size < 2) {
    const offer = offers[random.between(0, offers.length - 1)];
    if (!offer) break;
    const left = kopecks - sumOf([...lines.values()]);
    const qty = Math.max(1, Math.min(random.between(1, 8), Math.ceil(left / offer.price)));
    const known = lines.get(offer.articleId);
    if (known) known.qty += qty;
    else lines.set(offer.articleId, { ...offer, qty });
  }
  return [...lines.values()];
}

type NewOrder = DemoDelivery & {
  id: number;
  pointId: number | null;
  name: string;
  phone: string;
  email: string;
  company: string;
  lines: readonly Line[];
  /** When it was delivered. */
  at: Date;
};

async function insertOrder(
  client: pg.ClientBase,
  order: NewOrder,
  random: SeededRandom,
): Promise<{ orderId: number; number: string }> {
  const { id, pointId, name, phone, email, company, lines, at, isLastReturned } = order;
  const placedAt = new Date(at.getTime() - random.between(20, 60) * HOUR_MS);
  const digits = () => String(random.between(0, 9999)).padStart(4, '0');
  const number = `${String(placedAt.getUTCFullYear()).slice(2)}-${digits()}-${digits()}`;
  const items = lines.map((line, index) => ({
    ...line,
    status: isLastReturned && index === lines.length - 1 ? 'returned' : 'issued',
  }));
  const total = sumOf(items.filter(({ status }) => status === 'issued'));
  const { rows } = await client.query<{ id: number }>(
    `insert into orders (number, client_id, request_id, request_hash, status, contact_name, contact_phone, contact_email, company,
       point_id, delivery_address, payment_type, total, created_at)
     values ($1, $2, $3, '', 'issued', $4, $5, $6, $7, $8, '', 'on-receipt', $9, $10) returning id`,
    [number, id, randomUUID(), name, phone, email, company, pointId, total, placedAt],
  );
  const orderId = rows[0]?.id ?? 0;
  await client.query(
    `with item as (
       insert into order_items (order_id, article_id, price_list_id, qty, price, lead_days, lead_days_max, status, seller_name, warehouse_name)
       select $1, i."articleId", i."priceListId", i.qty, i.price, 1, 2, i.status, i.seller, i.warehouse
       from json_to_recordset($2) i ("articleId" bigint, "priceListId" int, qty int, price int, status text, seller text, warehouse text)
       returning id, status
     )
     insert into order_item_events (item_id, from_status, to_status, by_role, by_client_id, at)
     select item.id, e.from_status, e.to_status, e.by_role, case when e.by_role = 'client' then $3::bigint end, e.at
     from item join (values
       (1, null, 'new', 'client', $4::timestamptz), (2, 'new', 'ready', 'seller', $5::timestamptz - interval '4 hours'),
       (3, 'ready', 'issued', 'seller', $5), (4, 'issued', 'return-requested', 'client', $5 + interval '2 days'),
       (5, 'return-requested', 'returned', 'seller', $5 + interval '3 days')
     ) e (step, from_status, to_status, by_role, at) on e.step <= 3 or item.status = 'returned'
     order by e.step, item.id`,
    [orderId, JSON.stringify(items), id, placedAt, at],
  );
  return { orderId, number };
}

async function insertEntries(client: pg.ClientBase, clientId: number, entries: readonly Entry[]): Promise<void> {
  const rows = entries.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  await client.query(
    `insert into ledger_entries (client_id, kind, amount, document, order_id, due_on, at)
     select $1, e.kind, e.amount, e.document, e."orderId", e."dueOn", e.at
     from json_to_recordset($2) e (kind text, amount bigint, document text, "orderId" bigint, "dueOn" date, at timestamptz)
     where e.amount <> 0`,
    [clientId, JSON.stringify(rows)],
  );
}
