import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import type { Answer, TestApi, Visitor } from './test-api.ts';

type Goods = { articleId: number; priceListId: number; number: string };
export type Shopping = {
  /** A filled-in checkout form with its own RequestId. */
  form: (more?: object) => object;
  order: (guest: Visitor, body: object) => Promise<Answer>;
  /** A visitor whose basket holds one line. */
  shopper: (qty?: number, offer?: Partial<Insertable<Database['offers']>>) => Promise<{ goods: Goods; guest: Visitor }>;
  stockOf: (goods: Goods) => Promise<{ quantity: number; sold: number } | undefined>;
};

/** Helpers for tests of orders; adds a pick-up point. */
export async function createShopping({ fixtures, visitor, database }: TestApi): Promise<Shopping> {
  const PointId = await fixtures.point();
  return {
    form: (more = {}) => ({
      RequestId: randomUUID(),
      ContactName: 'Иван Петров',
      ContactPhone: '8 (916) 123-45-67',
      PointId,
      PaymentType: 'on-receipt',
      ...more,
    }),
    order: (guest, body) => guest.post('/services/orders/createOrderRetail', body),
    async shopper(qty = 2, offer = {}) {
      const goods = await fixtures.goods(offer);
      const guest = visitor();
      await guest.add(goods, qty);
      return { goods, guest };
    },
    stockOf: ({ articleId }) =>
      database.db
        .selectFrom('offers')
        .innerJoin('articles', 'articles.id', 'offers.article_id')
        .select(['quantity', 'sold'])
        .where('article_id', '=', articleId)
        .executeTakeFirst(),
  };
}
