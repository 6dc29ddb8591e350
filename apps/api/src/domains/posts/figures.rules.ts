import { LATE_RETURN_DAYS, RETURN_PERIOD_DAYS, type SiteConfig } from '@partshop/api-client/contract';
import sanitizeHtml from 'sanitize-html';

/** What figures of the settings are in a language; null where the shop has none. */
export type Figures = Readonly<Record<FigureName, string | null>>;

export type FigureName = 'returnDays' | 'lateReturnDays' | 'bonus' | 'bonusDays' | 'bonusShare' | 'paymentTime';

type Settings = {
  siteConfig: Pick<SiteConfig, 'bonus'>;
  /** Minutes that goods are kept for an unpaid order; undefined: nothing is paid online. */
  paymentMinutes: number | undefined;
};

/** The figures that texts name in braces: `{returnDays}` is "14 days". A text never repeats a setting, so it cannot contradict it. */
export function figuresOf({ siteConfig: { bonus }, paymentMinutes }: Settings, lang: string): Figures {
  const hasBonus = bonus.welcome > 0 && bonus.orderShare > 0;
  const number = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(lang, { numberingSystem: 'latn', ...options }).format(value);
  const time = (value: number, unit: string) => number(value, { style: 'unit', unit, unitDisplay: 'long' });
  const money = {
    style: 'currency',
    currency: 'RUB',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  } as const;
  return {
    returnDays: time(RETURN_PERIOD_DAYS, 'day'),
    lateReturnDays: time(LATE_RETURN_DAYS, 'day'),
    bonus: hasBonus ? number(bonus.welcome, money) : null,
    bonusDays: hasBonus ? time(bonus.days, 'day') : null,
    bonusShare: bonus.orderShare > 0 ? number(bonus.orderShare / 100, { style: 'percent' }) : null,
    paymentTime: paymentMinutes === undefined ? null : timeOf(paymentMinutes, time),
  };
}

/** Whole hours where they are whole. */
const timeOf = (minutes: number, time: (value: number, unit: string) => string): string =>
  minutes % 60 === 0 ? time(minutes / 60, 'hour') : time(minutes, 'minute');

const NAMED = /\{(\w+)\}/g;

const isFigure = (figures: Figures, name: string): name is FigureName => Object.hasOwn(figures, name);

/** Whether a text names a figure that the shop does not have. */
export const lacksFigure = (text: string, figures: Figures): boolean =>
  [...text.matchAll(NAMED)].some(([, name = '']) => isFigure(figures, name) && figures[name] === null);

/** Puts the figures into a text; other words in braces stay. */
export const fillText = (text: string, figures: Figures): string =>
  text.replaceAll(NAMED, (whole, name: string) => (isFigure(figures, name) ? (figures[name] ?? whole) : whole));

const LEFT_OUT = new Set(['p', 'li', 'tr']);

/** A heading with nothing under it. */
const BARE_HEADING = /<h2>[^]*?<\/h2>\s*(?=<h2>|$)/g;

/**
 * The same for sanitised HTML: a paragraph, an item of a list or a row that names a figure which the shop does not have is left out, and
 * then a heading without a text too.
 */
export function fillHtml(html: string, figures: Figures): string {
  if (!lacksFigure(html, figures)) return fillText(html, figures);
  const rest = sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    exclusiveFilter: ({ tag, text }) => LEFT_OUT.has(tag) && lacksFigure(text, figures),
  });
  return fillText(rest.replaceAll(BARE_HEADING, ''), figures);
}
