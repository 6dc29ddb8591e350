import type { ClientType } from '../../platform/sessions/sessions.queries.ts';

/**
 * SQL of what a client of this type pays for an offer `o` of a price list `p`, in kopecks: the share of the price that the
 * seller's price level says, rounded up, or the whole price. Null where there is no offer.
 */
export const priceSql = (type: ClientType): string =>
  type === 'Retail'
    ? 'o.price'
    : `coalesce((
        select ceil(o.price * l.percent / 100)::int
        from price_levels l
        where l.client_type = '${type}' and l.seller_id = p.seller_id
      ), o.price)`;

/** A fixed text with a name to prepare it by. */
export type Statement = { name: string; text: string };

/** A statement for each client type. `write` gets the SQL of the price. */
export function statementByType(name: string, write: (price: string) => string): Record<ClientType, Statement> {
  const statementFor = (type: ClientType): Statement => ({ name: `${name}-${type}`, text: write(priceSql(type)) });
  return { Retail: statementFor('Retail'), Wholesale: statementFor('Wholesale') };
}
