import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { ShownPost } from '@partshop/api-client';
import { Trail } from '@partshop/features/breadcrumb-builder';
import { isEditor, localeOf, selectClient, useHref, useLocale, useTexts } from '@partshop/features/core';
import { paths, SHOP_TIME_ZONE } from '@partshop/features/shared';
import { Alert, DateTime, Link, PageHeading } from '@partshop/ui';
import { Contents } from './Contents.tsx';
import { InformationRoot } from './information.styles.ts';
import { readPost } from './post-html.ts';
import { messages } from './post.messages.ts';
import { PostGoods } from './PostGoods.tsx';

/** Fewer sections are found without a list of them. */
const LISTED_SECTIONS = 3;

/** An article, an offer or a page about the shop. `preview` is the version that an editor looks at, as visitors would see it. */
export function PostPage({ post, preview }: { post: ShownPost; preview: number | null }) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const canEdit = isEditor(useSelector(selectClient));
  const { kind, title, html, lang } = post;
  const text = useMemo(() => readPost(html, href), [html, href]);
  const isArticle = kind === 'article';
  const isForeign = lang !== locale.textLang;
  const { tag, direction } = localeOf(lang);
  const foreign = isForeign ? { lang: tag, dir: direction } : {};
  return (
    <InformationRoot data-ui="Post">
      <Trail
        items={[...(isArticle ? [{ label: t('articles'), href: href(paths.articles.to()) }] : []), { label: title }]}
      />
      {preview === null ? null : (
        <Alert role="note" tone="info" title={t('preview', { version: preview })}>
          {t('previewText')}
        </Alert>
      )}
      <article className="post">
        <PageHeading title={isForeign ? <span {...foreign}>{title}</span> : title} />
        {isArticle ? <Dates {...post} /> : null}
        {canEdit ? (
          <p>
            <Link href={href(paths.adminPost.to(post.id))} variant="standalone">
              {t('edit')}
            </Link>
          </p>
        ) : null}
        {text.sections.length < LISTED_SECTIONS ? null : (
          <Contents sections={text.sections} label={t('contents')} {...foreign} />
        )}
        {/* oxlint-disable-next-line react/no-danger -- sanitised by the backend when saved and when read */}
        <div className="prose" {...foreign} dangerouslySetInnerHTML={{ __html: text.html }} />
      </article>
      <PostGoods goods={post.goods} currency={post.currency.code} />
      {isArticle ? (
        <p>
          <Link href={href(paths.articles.to())} variant="standalone">
            {t('allArticles')}
          </Link>
        </p>
      ) : null}
    </InformationRoot>
  );
}

/** Since when visitors see the article; and since when its present text, if that is another day. */
function Dates({ publishedAt, modifiedAt }: Pick<ShownPost, 'publishedAt' | 'modifiedAt'>) {
  const t = useTexts(messages);
  const locale = useLocale();
  if (publishedAt === null) return null;
  const date = (value: string) => <DateTime value={value} locale={locale.format} timeZone={SHOP_TIME_ZONE} />;
  const isChanged = modifiedAt !== null && modifiedAt.slice(0, 10) !== publishedAt.slice(0, 10);
  return (
    <p className="post-dates">
      <span>
        {t('published')} {date(publishedAt)}
      </span>
      {isChanged ? (
        <span>
          {t('updated')} {date(modifiedAt)}
        </span>
      ) : null}
    </p>
  );
}
