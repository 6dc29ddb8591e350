import { useHref, useLocale, useTexts } from '@partshop/features/core';
import { paths, SHOP_TIME_ZONE } from '@partshop/features/shared';
import { DateTime } from '@partshop/ui';
import type { HomePost } from './home.loadables.ts';
import { messages } from './home.messages.ts';

/** The latest news in the language of the page. */
export function News({ posts }: { posts: readonly HomePost[] }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const href = useHref();
  const readable = posts.filter(({ lang }) => lang === locale.textLang);
  if (readable.length === 0) return null;
  return (
    <section className="categories" aria-labelledby="news">
      <h2 id="news">{t('news')}</h2>
      <ul className="news-list">
        {readable.map(({ id, title, html, publishedAt }) => (
          <li key={id} className="news-item">
            {publishedAt === null ? null : (
              <DateTime className="news-date" value={publishedAt} locale={locale.format} timeZone={SHOP_TIME_ZONE} />
            )}
            <h3>
              <a className="ps-touch" href={href(paths.article.to(id))}>
                {title}
              </a>
            </h3>
            {/* oxlint-disable-next-line react/no-danger -- sanitised by the backend when saved and when read */}
            <div className="news-text" dangerouslySetInnerHTML={{ __html: html }} />
          </li>
        ))}
      </ul>
      <p className="goods-lists">
        <a className="ps-touch" href={href(paths.articles.to())}>
          {t('allNews')}
        </a>
      </p>
    </section>
  );
}
