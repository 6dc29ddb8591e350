import { sql } from 'kysely';

/** Kopecks that the delivery of an order `o` costs: nothing is delivered of one whose items were all cancelled, refused or returned. */
export const deliveryOwedSql = sql<number>`(case when o.total = 0 then 0 else o.delivery_cost end)`;

/** Kopecks that an order `o` costs its buyer in money. */
export const owedSql = sql<number>`(o.total - o.bonus * 100 + ${deliveryOwedSql})`;
