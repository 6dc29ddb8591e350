import type { OfferGroup } from '../offer-group.ts';
import { OfferCard } from '../OfferCard.tsx';
import { OfferRow } from '../OfferRow.tsx';
import type { OfferTexts } from '../offer-texts.ts';

/** An offer of a filter, as its row words it, with what a story says otherwise. */
export function makeOfferTexts(values: Partial<OfferTexts> = {}): OfferTexts {
  return {
    basketHref: '/basket',
    onTime: 'Вовремя',
    add: 'В корзину',
    noReturns: 'Без возврата',
    demo: 'Демо',
    isRequested: false,
    isReturnable: true,
    isDemo: false,
    isSoon: false,
    punctuality: 'high',
    articleId: '1001',
    priceListId: '1',
    maker: 'MANN-FILTER',
    number: 'W 712/75',
    name: 'Фильтр масляный',
    href: '/price/mann-filter/W71275',
    price: '649,00 ₽',
    amount: '64900',
    delivery: '3–5 дн.',
    punctual: '94 из 100',
    stock: '48 шт.',
    pack: '',
    seller: 'Автосклад Север',
    warehouse: 'Москва, Дмитровское ш.',
    step: '1',
    most: '48',
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
      makeOfferTexts({ isRequested: true, href: '', isSoon: true, delivery: 'Завтра' }),
      makeOfferTexts({
        isRequested: true,
        href: '',
        priceListId: '2',
        isReturnable: false,
        punctuality: 'low',
        seller: 'ТехноПоставка',
        warehouse: 'Казань',
        price: '598,50 ₽',
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
        articleId: '2001',
        price: '1 120,00 ₽',
        pack: 'по 4 шт.',
        step: '4',
        most: '16',
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
        articleId: '3001',
        price: '512,00 ₽',
        punctuality: 'fair',
        punctual: '83 из 100',
        seller: 'Запчасти Урала',
        warehouse: '',
        isDemo: true,
        qtyLabel: 'Количество: BOSCH 0 451 103 318',
        addLabel: 'В корзину: BOSCH 0 451 103 318, 512,00 ₽',
      }),
    ],
  },
];

const keyOf = ({ articleId, priceListId }: OfferTexts) => `${articleId}-${priceListId}`;

/** The four groups of a price page in one of its views. */
export function storyGroups(view: 'box' | 'table', change: (offer: OfferTexts) => OfferTexts = (offer) => offer) {
  return groups.map(({ offers, ...group }): OfferGroup => {
    const shown = offers.map(change);
    const rows =
      view === 'table' ? (
        <tbody>
          {shown.map((offer) => (
            <OfferRow key={keyOf(offer)} offer={offer} />
          ))}
        </tbody>
      ) : (
        <ul className="ps-offer-list">
          {shown.map((offer) => (
            <OfferCard key={keyOf(offer)} offer={offer} />
          ))}
        </ul>
      );
    const from = shown[0] ? `от ${shown[0].price}` : null;
    return { ...group, count: shown.length, from, isRequested: group.id === 'requested', rows };
  });
}

export const storyColumns = {
  article: 'Деталь',
  availability: 'Наличие',
  delivery: 'Доставка',
  onTime: 'Вовремя',
  seller: 'Продавец',
  price: 'Цена',
  order: 'Заказ',
};
