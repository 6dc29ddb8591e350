import type { OfferGroup } from '../offer-group.ts';
import type { OfferLabels, OfferTexts } from '../offer-texts.ts';

export const storyLabels: OfferLabels = {
  basketHref: '/basket',
  onTime: 'Вовремя',
  add: 'В корзину',
  noReturns: 'Без возврата',
};

/** The texts of an oil filter's offer, with the given changes. */
export function makeOfferTexts(values: Partial<OfferTexts> = {}): OfferTexts {
  return {
    isRequested: false,
    hasName: false,
    isReturnable: true,
    aged: '',
    arrival: 'later',
    punctuality: 'high',
    articleId: 1001,
    priceListId: 1,
    catalogKey: 'mann-filter',
    maker: 'MANN-FILTER',
    number: 'W 712/75',
    name: 'Фильтр масляный',
    href: '/price/mann-filter/W71275',
    priceText: '649,00 ₽',
    price: 64_900,
    delivery: '3–5 дн.',
    arrivesBy: 'до 30 нояб.',
    punctual: '94 из 100',
    stock: '48 шт.',
    pack: '',
    seller: 'Автосклад Север',
    warehouse: 'Москва, Дмитровское ш.',
    step: 1,
    most: 48,
    inBasket: '',
    qtyLabel: 'Количество: MANN-FILTER W 712/75',
    addLabel: 'В корзину: MANN-FILTER W 712/75, 649,00 ₽',
    ...values,
  };
}

const groups: { id: string; title: string; emptyText: string; offers: OfferTexts[] }[] = [
  {
    id: 'requested',
    title: 'Запрошенный номер',
    emptyText: 'Этот номер сейчас никто не предлагает.',
    offers: [
      makeOfferTexts({ isRequested: true, href: '', arrival: 'today', delivery: 'Сегодня', arrivesBy: '' }),
      makeOfferTexts({
        isRequested: true,
        href: '',
        priceListId: 2,
        isReturnable: false,
        aged: 'Цена недельной давности',
        punctuality: 'low',
        seller: 'ТехноПоставка',
        warehouse: 'Казань',
        priceText: '598,50 ₽',
        punctual: '71 из 100',
      }),
    ],
  },
  {
    id: 'replacement',
    title: 'Замены производителя',
    emptyText: 'Производитель не назначил замену.',
    offers: [],
  },
  {
    id: 'original',
    title: 'Оригинальные запчасти',
    emptyText: 'Оригинал сейчас никто не предлагает.',
    offers: [
      makeOfferTexts({
        maker: 'VAG',
        number: '06A 115 561 B',
        articleId: 2001,
        priceText: '1 120,00 ₽',
        pack: 'по 4 шт.',
        step: 4,
        most: 16,
        inBasket: 'В корзине 4 шт.',
        qtyLabel: 'Количество: VAG 06A 115 561 B',
        addLabel: 'В корзину: VAG 06A 115 561 B, 1 120,00 ₽',
      }),
    ],
  },
  {
    id: 'substitute',
    title: 'Аналоги',
    emptyText: 'Аналогов в продаже нет.',
    offers: [
      makeOfferTexts({
        maker: 'BOSCH',
        number: '0 451 103 318',
        articleId: 3001,
        priceText: '512,00 ₽',
        arrival: 'tomorrow',
        delivery: 'Завтра',
        punctuality: 'fair',
        punctual: '83 из 100',
        seller: 'Запчасти Урала',
        warehouse: '',
        qtyLabel: 'Количество: BOSCH 0 451 103 318',
        addLabel: 'В корзину: BOSCH 0 451 103 318, 512,00 ₽',
      }),
    ],
  },
];

/** The four groups of a price page; `change` modifies each offer. */
export function storyGroups(change: (offer: OfferTexts) => OfferTexts = (offer) => offer): OfferGroup[] {
  return groups.map((group) => {
    const offers = group.offers.map(change);
    const from = offers[0] ? `от ${offers[0].priceText}` : null;
    const name = offers.some(({ hasName }) => hasName) ? undefined : offers[0]?.name;
    const { id, title, emptyText } = group;
    return {
      id,
      title,
      emptyText,
      name,
      lines: offers,
      count: offers.length,
      countText: String(offers.length),
      from,
      isRequested: id === 'requested',
    };
  });
}

/** The groups with the last one folded, closed or open. */
export function foldedStoryGroups({ isOpen }: { isOpen: boolean }): OfferGroup[] {
  const text = isOpen ? 'Свернуть предложения' : 'Ещё 17 предложений от 498,00 ₽';
  const fold = { id: 'fold-3001', href: '#fold-3001', text, label: `${text}: BOSCH 0 451 103 318`, isOpen };
  return storyGroups().map((group) =>
    group.id === 'substitute' && group.lines
      ? { ...group, count: 18, countText: '18', lines: [...group.lines, fold, ...(isOpen ? group.lines : [])] }
      : group,
  );
}

export const storyColumns = {
  maker: 'Производитель',
  number: 'Номер',
  availability: 'Наличие',
  delivery: 'Доставка',
  onTime: 'Вовремя',
  seller: 'Продавец',
  price: 'Цена',
  order: 'Заказ',
};
