import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import { MAX_ARTICLE_TITLE_LENGTH, type ListedPost } from '@partshop/api-client';
import { useHref, useLocale, useTexts, type CoreState } from '@partshop/features/core';
import { SentForm, usePageForm, useProblems } from '@partshop/features/core/forms';
import { paths, SHOP_TIME_ZONE } from '@partshop/features/shared';
import { Card, DateTime, PageHeading, TextField } from '@partshop/ui';
import { listedPosts } from './post-editor.loadables.ts';
import { messages } from './post-editor.messages.ts';
import { PostEditorRoot } from './post-editor.styles.ts';
import type { AddAnswer } from './post-list.saga.ts';
import { PostState } from './PostState.tsx';

const KINDS = ['article', 'offer', 'page'] as const;

/** /admin/posts: everything that staff writes, by its kind, and a form that begins something new. */
export function PostListScreen() {
  const t = useTexts(messages);
  const entry = useSelector((state: CoreState) => listedPosts.select(state, 'all'));
  const items = 'data' in entry ? (entry.data?.items ?? []) : [];
  return (
    <PostEditorRoot data-ui="PostList">
      <PageHeading title={t('posts')} description={t('postsLead')} />
      <AddForm />
      {KINDS.map((kind) => (
        <Posts key={kind} title={t(kind)} id={`posts-${kind}`} items={items.filter((post) => post.kind === kind)} />
      ))}
    </PostEditorRoot>
  );
}

function Posts({ title, id, items }: { title: string; id: string; items: readonly ListedPost[] }) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="posts">
        {items.map((post) => (
          <li key={post.id}>
            <a className="ps-touch" href={href(paths.adminPost.to(post.id))} dir="auto">
              {post.title}
            </a>
            <PostState post={post} />
            <span className="post-note">
              {t('saved')} <DateTime value={post.savedAt} locale={locale.format} timeZone={SHOP_TIME_ZONE} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AddForm() {
  const t = useTexts(messages);
  const href = useHref();
  const answer = useActionData() as AddAnswer | undefined;
  const { isSending, formProps } = usePageForm(href(paths.adminPosts.to()));
  const { errors, idOf } = useProblems(
    answer?.refusal,
    ({ code }) => t(code),
    () => [],
  );
  const errorOf = (field: 'title' | 'slug') => errors.find(({ fieldId }) => fieldId === idOf(field))?.message;
  return (
    <Card as="section" aria-labelledby="add-post">
      <h2 id="add-post">{t('add')}</h2>
      <SentForm
        {...formProps}
        isPending={isSending}
        refusal={answer?.refusal}
        errors={errors}
        submit={{ label: t('addDraft'), variant: 'primary' }}
      >
        <TextField
          id={idOf('title')}
          name="title"
          label={t('title')}
          required
          maxLength={MAX_ARTICLE_TITLE_LENGTH}
          defaultValue={answer?.title ?? ''}
          error={errorOf('title')}
        />
        <TextField
          id={idOf('slug')}
          name="slug"
          label={t('slug')}
          hint={t('slugHint')}
          maxLength={60}
          dir="ltr"
          defaultValue={answer?.slug ?? ''}
          error={errorOf('slug')}
        />
      </SentForm>
    </Card>
  );
}
