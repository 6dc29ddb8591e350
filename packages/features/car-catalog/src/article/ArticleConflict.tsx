import type { CategoryArticle } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { Button, Dialog } from '@partshop/ui';
import { ConflictFrame } from './article-editor.styles.ts';
import { messages } from './category-article.messages.ts';

type Text = Pick<CategoryArticle, 'title' | 'article'>;

type ArticleConflictProps = {
  /** What the other editor saved. */
  present: CategoryArticle;
  mine: Text;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
  onGoOn: () => void;
};

/** Another editor saved a text meanwhile: shows both, and one is chosen. Escape returns to one's own. */
export function ArticleConflict({ present, mine, onTakeTheirs, onSaveMine, onGoOn }: ArticleConflictProps) {
  const t = useTexts(messages);
  return (
    <Dialog
      isOpen
      onDismiss={onGoOn}
      closesOnBackdrop={false}
      size="large"
      title={t('conflict')}
      dismissLabel={t('goOn')}
      actions={
        <>
          <Button onClick={onGoOn}>{t('goOn')}</Button>
          <Button onClick={onTakeTheirs}>{t('takeTheirs')}</Button>
          <Button variant="primary" onClick={onSaveMine}>
            {t('saveMine')}
          </Button>
        </>
      }
    >
      <ConflictFrame>
        <p>{t('conflictText')}</p>
        <Whole name={t('theirs')} text={present} category={present.categoryName} none={t('noArticle')} />
        <Whole name={t('mine')} text={mine} category={present.categoryName} none={t('noArticle')} />
      </ConflictFrame>
    </Dialog>
  );
}

/** A title and its article as the page shows them. */
function Whole({ name, text, category, none }: { name: string; text: Text; category: string; none: string }) {
  return (
    <section aria-label={name}>
      <p className="conflict-whose">{name}</p>
      <h3>{text.title === '' ? category : text.title}</h3>
      {text.article === '' ? (
        <p className="conflict-none">{none}</p>
      ) : (
        // oxlint-disable-next-line react/no-danger -- sanitised by the server, or written by the editor from its own model
        <div className="prose" dangerouslySetInnerHTML={{ __html: text.article }} />
      )}
    </section>
  );
}
