/** The texts of the price page, the same for every peer. */
const rubles = new Intl.NumberFormat('ru', { style: 'currency', currency: 'RUB', currencyDisplay: 'narrowSymbol' });
const plurals = new Intl.PluralRules('ru');
const DAYS = { one: 'день', few: 'дня', many: 'дней', other: 'дня' };
const FILTERS = { 'in-stock': 'В наличии', returnable: 'Можно вернуть' };

/** `price` is in kopecks. */
export const priceOf = ({ price }) => rubles.format(price / 100);

export function deliveryOf({ deliveryDays: days, deliveryDaysMax }) {
  const latest = Math.max(days, deliveryDaysMax);
  if (latest === 0) return 'Сегодня';
  if (latest === 1) return 'Завтра';
  if (latest === days) return `${days} ${DAYS[plurals.select(days)]}`;
  return days === 0 ? `До ${latest} дней` : `${days}–${latest} дн.`;
}

export const hrefOf = ({ catalogKey, catalogFullNumber }) =>
  `/price/${encodeURIComponent(catalogKey)}/${encodeURIComponent(catalogFullNumber.replaceAll(/[^\p{L}\d]/gu, ''))}`;

/** The 20 links of the header. */
export const links = [
  'Каталог',
  'Масла',
  'Фильтры',
  'Тормоза',
  'Подвеска',
  'Шины',
  'Диски',
  'Аккумуляторы',
  'Свет',
  'Стёкла',
  'Кузов',
  'Салон',
  'Электрика',
  'Инструмент',
  'Акции',
  'Доставка',
  'Оплата',
  'Возврат',
  'Контакты',
  'Вход',
].map((text, index) => ({ text, href: `/section/${index + 1}` }));

/** The 30 filter boxes: those of the data, the sellers, and two more. */
export function filtersOf(page) {
  const ofData = page.filterList.flatMap(({ key, values }) =>
    values.map(({ value, text, count }) => ({
      id: `${key}-${value}`,
      text: key === 'DeliveryDays' ? `До ${text} дней` : (FILTERS[text] ?? text),
      count,
    })),
  );
  const sellers = [...new Set(page.items.map(({ sellerName }) => sellerName))].map((seller) => ({
    id: seller,
    text: seller,
    count: page.items.filter(({ sellerName }) => sellerName === seller).length,
  }));
  return [...ofData, ...sellers, { id: 'new', text: 'Новинки', count: 3 }, { id: 'set', text: 'Комплекты', count: 2 }];
}
