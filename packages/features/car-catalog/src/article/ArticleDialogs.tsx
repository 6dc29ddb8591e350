import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CategoryArticle } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { LeaveQuestion, useTextEditor, useUnloadQuestion } from '@partshop/features/rich-text/editor';
import { Button, Dialog } from '@partshop/ui';
import { ArticleConflict } from './ArticleConflict.tsx';
import { ArticleForm } from './ArticleForm.tsx';
import { messages } from './category-article.messages.ts';
import { editingBegun, saveAsked, selectSaving } from './category-article.slice.ts';

const FORM_ID = 'category-article';

/**
 * The editor of a text, the question before changes are lost, and the choice after another editor's change: one at a time. The
 * editor stays mounted meanwhile, so that the text and what can be undone are there on return.
 */
export function ArticleDialogs({ loaded, onClose }: { loaded: CategoryArticle; onClose: () => void }) {
  const t = useTexts(messages);
  const dispatch = useDispatch();
  const saving = useSelector(selectSaving);
  /** The text that the changes are based on. */
  const [base, setBase] = useState(loaded);
  const [title, setTitle] = useState(loaded.title);
  const [isLeaving, setIsLeaving] = useState(false);
  const text = useTextEditor({
    content: loaded.article,
    label: t('article'),
    describedBy: `${FORM_ID}-count`,
    ignoresEscape: true,
  });
  const { editor, html: article } = text;
  const isChanged = title !== base.title || text.isChanged;
  useUnloadQuestion(isChanged);

  const save = (version: string) =>
    dispatch(saveAsked({ categoryId: base.categoryId, title: title.trim(), article, version }));
  const leave = () => {
    if (isChanged) setIsLeaving(true);
    else onClose();
  };
  const takeTheirs = (present: CategoryArticle) => {
    text.replace(present.article);
    setTitle(present.title);
    setBase(present);
    dispatch(editingBegun());
  };

  const conflict = saving.phase === 'conflict' ? saving.present : null;
  const isEditing = !isLeaving && !conflict;
  useEffect(() => {
    // At once: the editor's own command does it a frame later, when the title may be typed already.
    if (isEditing && !isTyping()) editor?.view.focus();
  }, [isEditing, editor]);

  return (
    <>
      <Dialog
        isOpen={isEditing}
        onDismiss={leave}
        size="large"
        title={t('title', { category: loaded.categoryName })}
        dismissLabel={t('close')}
        actions={
          <>
            <Button onClick={leave}>{t('cancel')}</Button>
            <Button type="submit" form={FORM_ID} variant="primary" isPending={saving.phase === 'saving'}>
              {t('save')}
            </Button>
          </>
        }
      >
        <ArticleForm
          id={FORM_ID}
          editor={editor}
          title={title}
          article={article}
          onTitleChange={setTitle}
          onSave={() => save(base.version)}
          saving={saving}
        />
      </Dialog>
      {isLeaving ? <LeaveQuestion onDiscard={onClose} onGoOn={() => setIsLeaving(false)} /> : null}
      {conflict ? (
        <ArticleConflict
          present={conflict}
          mine={{ title, article }}
          onTakeTheirs={() => takeTheirs(conflict)}
          onSaveMine={() => {
            setBase(conflict);
            save(conflict.version);
          }}
          onGoOn={() => dispatch(editingBegun())}
        />
      ) : null}
    </>
  );
}

/** Whether somebody types into a field; the editor may be ready later. */
const isTyping = (): boolean => document.activeElement instanceof HTMLInputElement;
