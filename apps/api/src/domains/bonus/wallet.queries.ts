import type { BonusEntry, BonusWallet } from '@partshop/api-client/contract';
import type pg from 'pg';

/**
 * One statement, so that its figures agree. What has expired has no entry of its own: it is what was left of bonuses when they expired.
 * $1 client, $2 now, $3 entries of a page, $4 entries before it.
 */
const WALLET = `
with lots as materialized (
  select expires_at, sum(amount)::int as amount from bonus_entries where client_id = $1 group by expires_at having sum(amount) > 0
),
entries as (
  select at, 0 as step, id, reason as kind, amount, expires_at, order_id from bonus_entries where client_id = $1
  union all
  select expires_at, 1, 0, 'expired', -amount, expires_at, null from lots where expires_at <= $2
),
counted as materialized (
  select *, sum(amount) over (order by at, step, id, expires_at)::int as balance from entries
)
select
  (select coalesce(sum(amount), 0)::int from lots where expires_at > $2) as balance,
  (
    select coalesce(json_agg(json_build_object('amount', amount, 'expiresAt', expires_at) order by expires_at), '[]')
    from lots where expires_at > $2
  ) as expiring,
  (
    select coalesce(json_agg(json_build_object('at', e.at, 'kind', e.kind, 'amount', e.amount, 'balance', e.balance,
      'expiresAt', e.expires_at, 'order', o.number) order by e.at desc, e.step desc, e.id desc, e.expires_at desc), '[]')
    from (select * from counted order by at desc, step desc, id desc, expires_at desc limit $3 offset $4) e
    left join orders o on o.id = e.order_id
  ) as items,
  (select count(*)::int from counted) as total`;

type WalletRow = Pick<BonusWallet, 'balance' | 'expiring'> & { items: BonusEntry[]; total: number };

/** What a client has, what of it expires when, and a page of how it came and went. */
export async function findWallet(
  pool: pg.Pool,
  { clientId, page, take, now }: { clientId: number; page: number; take: number; now: Date },
): Promise<Omit<BonusWallet, 'orderShare'>> {
  const { rows } = await pool.query<WalletRow>({
    name: 'bonus-wallet',
    text: WALLET,
    values: [clientId, now, take, (page - 1) * take],
  });
  const { balance = 0, expiring = [], items = [], total = 0 } = rows[0] ?? {};
  const toIso = (time: string) => new Date(time).toISOString();
  return {
    balance,
    expiring: expiring.map((lot) => ({ ...lot, expiresAt: toIso(lot.expiresAt) })),
    entries: {
      items: items.map((entry) => ({ ...entry, at: toIso(entry.at), expiresAt: toIso(entry.expiresAt) })),
      total,
      page,
      take,
    },
  };
}
