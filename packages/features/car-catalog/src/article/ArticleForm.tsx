import { EditorContent, type Editor } from '@tiptap/react';
import { MAX_ARTICLE_LENGTH, MAX_ARTICLE_TITLE_LENGTH, SHORT_ARTICLE_LENGTH } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { SentForm } from '@partshop/features/core/forms';
import { TextField } from '@partshop/ui';
import { ArticleFrame } from './article-editor.styles.ts';
import { ArticleTools } from './ArticleTools.tsx';
import { messages } from './category-article.messages.ts';
import type { ArticleSaving } from './category-article.slice.ts';
import { visibleLength } from './visible-length.ts';

type ArticleFormProps = {
  id: string;
  /** Null until it is ready. */
  editor: Editor | null;
  title: string;
  /** The HTML in the editor. */
  article: string;
  onTitleChange: (title: string) => void;
  onSave: () => void;
  saving: ArticleSaving;
};

/** The title and the article with its toolbar, its length, and why saving failed. */
export function ArticleForm({ id, editor, title, article, onTitleChange, onSave, saving }: ArticleFormProps) {
  const t = useTexts(messages);
  const count = visibleLength(article);
  const isShown = count > SHORT_ARTICLE_LENGTH;
  const isTooLong = article.length > MAX_ARTICLE_LENGTH;
  return (
    <SentForm
      ref={null}
      id={id}
      noValidate
      isPending={saving.phase === 'saving'}
      refusal={saving.phase === 'failed' ? saving.refusal : null}
      errors={[]}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooLong) onSave();
      }}
    >
      <TextField
        name="title"
        label={t('pageTitle')}
        hint={t('pageTitleHint')}
        value={title}
        onValueChange={onTitleChange}
        maxLength={MAX_ARTICLE_TITLE_LENGTH}
      />
      <ArticleFrame>
        <span className="article-label" aria-hidden="true">
          {t('article')}
        </span>
        <div className="article-box">
          {editor ? <ArticleTools editor={editor} /> : null}
          <EditorContent editor={editor} />
        </div>
        <p id={`${id}-count`} className="article-count" data-state={isShown ? 'shown' : 'short'}>
          {t(isShown ? 'shown' : 'short', { count, least: SHORT_ARTICLE_LENGTH + 1 })}
        </p>
        {/<(?:table|figure|dl|img)\b/.test(article) ? <p className="article-note">{t('keptNote')}</p> : null}
        {isTooLong ? (
          <p className="article-error" role="alert">
            {t('tooLong')}
          </p>
        ) : null}
      </ArticleFrame>
    </SentForm>
  );
}
