import type { GoodList } from '@partshop/api-client';
import { useHref, useTexts, type Loadable } from '@partshop/features/core';
import { PartSearch, paths } from '@partshop/features/shared';
import { PartNumber } from '@partshop/ui';
import { messages } from './home.messages.ts';

/** Number of example part numbers, taken from the best-selling parts. */
const EXAMPLES = 3;

/** The search field, the main action of the page. */
export function Hero({ sales }: { sales: Loadable<GoodList> }) {
  const t = useTexts(messages);
  const href = useHref();
  const examples = 'data' in sales && sales.data ? sales.data.items.slice(0, EXAMPLES) : [];
  return (
    <section className="hero">
      <h1 tabIndex={-1}>{t('heading')}</h1>
      <p className="hero-lead">{t('lead')}</p>
      <PartSearch className="hero-search" size="large" />
      {examples.length === 0 ? null : (
        <p className="hero-examples">
          <span>{t('examples')}</span>
          {examples.map((good) => (
            <a
              key={good.articleId}
              className="ps-touch"
              href={href(paths.search.to(good.catalogFullNumber.replaceAll(/[/\\.]/g, '')))}
            >
              <PartNumber>{good.catalogFullNumber}</PartNumber>
            </a>
          ))}
        </p>
      )}
    </section>
  );
}
