import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { popupAsked, useTexts, type CoreState } from '@partshop/features/core';
import { Button } from '@partshop/ui';
import { categoryInfos } from '../car-catalog.loadables.ts';
import { routeOf } from '../catalogue-route.ts';
import { categoryLinkOf, dataOf } from '../levels.ts';
import { messages } from './category-article.messages.ts';
import { selectSaving } from './category-article.slice.ts';

/** For editors: opens the text of the category whose page is shown. Nothing on other pages. */
export function CategoryArticleButton() {
  const t = useTexts(messages);
  const dispatch = useDispatch();
  const categoryLink = categoryLinkOf(routeOf(useParams()));
  const saving = useSelector(selectSaving);
  const info = useSelector((state: CoreState) =>
    categoryLink === null ? null : dataOf(categoryInfos.select(state, { categoryLink })),
  );
  if (!info) return null;
  const categoryId = String(info.categoryId);
  return (
    <>
      <span role="status">{saving.phase === 'saved' && saving.categoryId === info.categoryId ? t('saved') : null}</span>
      <Button
        size="small"
        aria-haspopup="dialog"
        onClick={() => dispatch(popupAsked({ name: 'category-article', data: { categoryId } }))}
      >
        {t('edit')}
      </Button>
    </>
  );
}
