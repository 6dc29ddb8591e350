import type { Editor } from '@tiptap/react';
import { MAX_ARTICLE_TITLE_LENGTH, SHORT_ARTICLE_LENGTH } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { SentForm } from '@partshop/features/core/forms';
import { isTooLong, TextBox } from '@partshop/features/rich-text/editor';
import { TextField } from '@partshop/ui';
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
        if (!isTooLong(article)) onSave();
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
      <TextBox editor={editor} html={article} label={t('article')}>
        <p id={`${id}-count`} className="text-count" data-state={isShown ? 'shown' : 'short'}>
          {t(isShown ? 'shown' : 'short', { count, least: SHORT_ARTICLE_LENGTH + 1 })}
        </p>
      </TextBox>
    </SentForm>
  );
}
