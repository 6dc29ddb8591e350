import { useDispatch, useSelector } from 'react-redux';
import { useTexts, type CoreState, type PopupProps } from '@partshop/features/core';
import { Button, Dialog, ErrorState } from '@partshop/ui';
import { dataOf } from '../levels.ts';
import { ArticleDialogs } from './ArticleDialogs.tsx';
import { categoryArticles } from './category-articles.ts';
import { messages } from './category-article.messages.ts';
import { articleAsked } from './category-article.slice.ts';

/** §2: an editor changes the text of a category's page in the page's language. */
export function CategoryArticlePopup({ data, onClose }: PopupProps) {
  const t = useTexts(messages);
  const dispatch = useDispatch();
  const categoryId = Number(data['categoryId']);
  const loaded = useSelector((state: CoreState) => categoryArticles.select(state, { categoryId }));
  const article = dataOf(loaded);
  if (article) return <ArticleDialogs loaded={article} onClose={onClose} />;
  return (
    <Dialog isOpen onDismiss={onClose} size="small" title={t('edit')} dismissLabel={t('close')}>
      <ErrorState
        title={t('loadFailed')}
        headingAs="h3"
        actions={
          <Button isPending={loaded.status === 'loading'} onClick={() => dispatch(articleAsked({ categoryId }))}>
            {t('retry')}
          </Button>
        }
      >
        {t('loadFailedText')}
      </ErrorState>
    </Dialog>
  );
}
