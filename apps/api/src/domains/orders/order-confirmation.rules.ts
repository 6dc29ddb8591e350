import type { LanguageCode, Order } from '@partshop/api-client/contract';
import { textFormats } from '../../platform/values/text-formats.ts';
import { orderTexts, type OrderFacts } from './order-texts.ts';

export type Confirmation = { sms: string; subject: string; mail: string };

/**
 * What an order's buyer is told. The texts hold what the shop knows and nothing that the buyer typed, since the address may be
 * somebody else's. `shopUrl`: of the shop in the buyer's language; without it there is no link.
 */
export function confirmationOf(
  order: Order,
  { lang, shopUrl }: { lang: LanguageCode; shopUrl: string | undefined },
): Confirmation {
  const texts = orderTexts(lang);
  const { items, currency } = order;
  const format = textFormats(texts.locale);
  const money = (minor: number) => format.money(minor, currency.code);
  const facts: OrderFacts = {
    number: order.number,
    total: money(order.total),
    payable: currency.code === 'RUB' ? undefined : format.money(order.payable, 'RUB'),
    promo: order.promo && order.promo.discount > 0 ? money(order.promo.discount) : undefined,
    bonus: order.bonus === 0 ? undefined : money(order.bonus),
    lines: items.map(
      ({ catalogName, catalogFullNumber, productName, qty, price, sum, sellerName, warehouseName, isReturnable }) =>
        [
          `${catalogName} ${catalogFullNumber} — ${productName}`,
          texts.pieces(qty, money(price), money(sum)),
          [sellerName, warehouseName].filter((name) => name !== '').join(', '),
          ...(isReturnable ? [] : [texts.noReturns]),
        ].join('\n'),
    ),
    placedOn: format.day(new Date(order.createdAt)),
    readyOn: format.days(...daysOf(order)),
    delivery: deliveryOf(order, money),
    isPaidOnline: order.paymentType === 'online',
    link: shopUrl && `${shopUrl}/find-order?number=${order.number}`,
  };
  return { sms: texts.sms(facts), subject: texts.subject(facts), mail: texts.mail(facts) };
}

/** Without the address of a courier, which the buyer typed. */
function deliveryOf({ point, delivery }: Order, money: (minor: number) => string): OrderFacts['delivery'] {
  const { type, city, cdekPoint, cost } = delivery;
  const at = point ?? cdekPoint;
  return {
    type,
    place: at ? `${city}, ${at.address} (${at.name})` : city,
    hours: at?.hours ?? '',
    cost: cost === 0 ? undefined : money(cost),
  };
}

const DAY_MS = 86_400_000;

/** The first and the last day on which everything may be ready. */
function daysOf({ createdAt, items }: Order): [Date, Date] {
  const after = (days: number[]) => new Date(Date.parse(createdAt) + Math.max(0, ...days) * DAY_MS);
  return [
    after(items.map(({ deliveryDays }) => deliveryDays)),
    after(items.map(({ deliveryDays, deliveryDaysMax }) => Math.max(deliveryDays, deliveryDaysMax))),
  ];
}
