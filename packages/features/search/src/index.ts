export { feature } from './feature.ts';
export { CardAction } from './CardAction.tsx';
export { cardActionRules } from './good-cards.styles.ts';
export { dataNumberFormatter } from './data-number.ts';
export { GoodCards, type GoodCardsProps } from './GoodCards.tsx';
export { PAGE_SIZE, pageCount, readPage, skipOf } from './paging.ts';
export { messages as searchMessages } from './search.messages.ts';
export { LIST_QUERY } from './search.query.ts';
export { usePriceText } from './use-price-text.ts';
