import { foreignLang, useLocale, useTexts } from '@partshop/features/core';
import { OpenLink, paths, SHOP_TIME_ZONE } from '@partshop/features/shared';
import { DateTime } from '@partshop/ui';
import type { HomePost } from './home.loadables.ts';
import { messages } from './home.messages.ts';

/** The latest news; those in a language that the page does not have are left out, since they have no translation. */
export function News({ posts }: { posts: readonly HomePost[] }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const readable = posts.filter(({ title }) => foreignLang(title, locale) === undefined);
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
              <OpenLink className="ps-touch" path={paths.article.to(id)}>
                {title}
              </OpenLink>
            </h3>
            {/* oxlint-disable-next-line react/no-danger -- sanitised by the backend when saved and when read */}
            <div className="news-text" dangerouslySetInnerHTML={{ __html: html }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
