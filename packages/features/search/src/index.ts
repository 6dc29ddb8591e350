export { GoodCards, type GoodCardsProps } from './GoodCards.tsx';
export { LIST_QUERY, PAGE_SIZE, pageCount, readPage, skipOf } from './paging.ts';
export { messages as searchMessages } from './search.messages.ts';
export { searchRoutes } from './search.routes.ts';
