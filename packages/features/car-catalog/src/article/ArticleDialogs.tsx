import { useEffect, useState } from 'react';
import { useEditor, useEditorState, type Editor } from '@tiptap/react';
import { useDispatch, useSelector } from 'react-redux';
import type { CategoryArticle } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { Button, Dialog } from '@partshop/ui';
import { articleExtensions } from './article-extensions.ts';
import { ArticleConflict } from './ArticleConflict.tsx';
import { ArticleForm } from './ArticleForm.tsx';
import { messages } from './category-article.messages.ts';
import { editingBegun, saveAsked, selectSaving } from './category-article.slice.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { useUnloadQuestion } from './use-unload-question.ts';

const FORM_ID = 'category-article';

/** The HTML in an editor; empty without a text, where the editor has an empty paragraph. */
const articleOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

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
  /** Its article as the editor writes it. */
  const [unchanged, setUnchanged] = useState<string | null>(null);
  const [title, setTitle] = useState(loaded.title);
  const [isLeaving, setIsLeaving] = useState(false);
  const editor = useEditor({
    extensions: articleExtensions,
    content: loaded.article,
    immediatelyRender: false,
    // The content policy blocks a style element; the rules are in the component's styles.
    injectCSS: false,
    onCreate: ({ editor: created }) => setUnchanged(articleOf(created)),
    editorProps: {
      // Escape closes the dialog. The editor would select the paragraph, which the next key would replace.
      handleDOMEvents: { keydown: (_view, { key }) => key === 'Escape' },
      attributes: {
        class: 'catalogue-article',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('article'),
        'aria-describedby': `${FORM_ID}-count`,
      },
    },
  });
  const html = useEditorState({
    editor,
    selector: ({ editor: current }) => (current ? articleOf(current) : ''),
  });
  const article = html ?? '';
  const isChanged = title !== base.title || (unchanged !== null && article !== unchanged);
  useUnloadQuestion(isChanged);

  const save = (version: string) =>
    dispatch(saveAsked({ categoryId: base.categoryId, title: title.trim(), article, version }));
  const leave = () => {
    if (isChanged) setIsLeaving(true);
    else onClose();
  };
  const takeTheirs = (present: CategoryArticle) => {
    if (editor) {
      editor.commands.setContent(present.article);
      setUnchanged(articleOf(editor));
    }
    setTitle(present.title);
    setBase(present);
    dispatch(editingBegun());
  };

  const conflict = saving.phase === 'conflict' ? saving.present : null;
  const isEditing = !isLeaving && !conflict;
  useEffect(() => {
    if (isEditing) editor?.commands.focus(null, { scrollIntoView: false });
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
