import type { OrderChange } from '@partshop/api-client/contract';
import { formatMinor } from '../../platform/values/money.ts';
import type { DueNotice, NoticedChange } from './order-notice.ts';
import { noticeTexts, TOLD, type NoticeFacts, type NoticeTexts, type Told } from './order-notice-texts.ts';

export type Notice = {
  subject: string;
  mail: string;
  /** Only what the buyer must act on costs an SMS; undefined otherwise. */
  sms: string | undefined;
};

const FOR_SMS: readonly Told[] = ['ready', 'cancelled', 'refused'];

/** What a change tells the buyer, if anything. */
function toldOf({ from, to }: NoticedChange): Told | undefined {
  if (from === 'cancel-requested' && to !== 'cancelled') return 'cancel-declined';
  if (from === 'return-requested' && to !== 'returned') return 'return-declined';
  return TOLD.find((told) => told === to);
}

/** What the buyer of an order is told of its changes; undefined when they tell nothing. */
export function noticeOf(
  { number, lang, changes, amendments }: DueNotice,
  links: Pick<NoticeFacts, 'link' | 'stop'>,
): Notice | undefined {
  const texts = noticeTexts(lang);
  const byTold = Map.groupBy(changes, toldOf);
  const told = TOLD.filter((one) => byTold.has(one));
  if (told.length === 0 && amendments.length === 0) return undefined;
  const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
  const listed = told.map((one) =>
    [`${capitalised(texts.told[one])}:`, ...(byTold.get(one) ?? []).flatMap((change) => linesOf(change, texts))].join(
      '\n',
    ),
  );
  const inWords = [...(amendments.length > 0 ? [texts.amended] : []), ...told.map((one) => texts.told[one])].join(', ');
  const forSms = told.filter((one) => FOR_SMS.includes(one)).map((one) => texts.told[one]);
  return {
    subject: texts.subject(number, inWords),
    mail: [...amendments.map((one) => amendmentOf(one, texts)), ...listed, texts.ending({ number, ...links })]
      .filter((part) => part !== '')
      .join('\n\n'),
    sms: forSms.length === 0 ? undefined : texts.sms(number, forSms.join(', ')),
  };
}

/** What the shop changed in an order, and why. */
function amendmentOf(change: OrderChange, texts: NoticeTexts): string {
  const amount = (kopecks: number) => formatMinor(kopecks, { locale: texts.locale, currency: 'RUB' });
  const article = change.kind === 'delivery-cost' ? '' : `${change.catalogName} ${change.catalogFullNumber}`;
  const text = textOf();
  return change.reason === '' ? text : `${text}\n${texts.reason(change.reason)}`;

  function textOf(): string {
    switch (change.kind) {
      case 'moved':
        return texts.moved(article, change.toOrder);
      case 'day':
        return texts.promised(article, dayIn(change.fromDay, texts.locale), dayIn(change.toDay, texts.locale));
      case 'price':
        return texts.repriced(article, amount(change.from), amount(change.to));
      case 'delivery-cost':
        return texts.deliveryRepriced(amount(change.from), amount(change.to));
    }
  }
}

const dayIn = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day));

function linesOf({ maker, articleNumber, name, qty, reason }: NoticedChange, texts: NoticeTexts) {
  const line = texts.line(`${maker} ${articleNumber}, ${name}`, qty);
  return reason === '' ? [line] : [line, texts.reason(reason)];
}
