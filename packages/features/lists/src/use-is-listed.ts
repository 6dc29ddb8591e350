import { useSelector } from 'react-redux';
import type { CoreState } from '@partshop/features/core';
import { selectList } from './lists.slice.ts';

/** Whether an article is in the lists. */
export function useIsListed(articleId: number): { isFavorite: boolean; isCompared: boolean } {
  const isFavorite = useSelector((state: CoreState) => selectList(state, 'favorites').includes(articleId));
  const isCompared = useSelector((state: CoreState) => selectList(state, 'compare').includes(articleId));
  return { isFavorite, isCompared };
}
