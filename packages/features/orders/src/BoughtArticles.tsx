import type { SaleReport } from '@partshop/api-client';
import { DataText, sharedMessages, useHref, useMoney, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { ArticleName, Card, Money } from '@partshop/ui';
import { messages } from './statistics.messages.ts';

/** The articles that cost most in the period. */
export function BoughtArticles({ report: { articles, currency } }: { report: SaleReport }) {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const href = useHref();
  const { money } = useMoney(
    currency.code,
    articles.map(({ sum }) => sum),
  );
  if (articles.length === 0) return null;
  return (
    <Card as="section" className="articles" aria-labelledby="articles-heading">
      <h2 id="articles-heading">{t('articles')}</h2>
      <ol>
        {articles.map(({ catalogKey, catalogName, catalogFullNumber, productName, pieces, sum }) => (
          <li key={`${catalogKey}/${catalogFullNumber}`} className="article">
            <span>
              <a className="ps-touch" href={href(paths.price.to(catalogKey, catalogFullNumber))}>
                <ArticleName maker={catalogName} number={catalogFullNumber} />
              </a>{' '}
              <DataText>{productName}</DataText>
            </span>
            <span className="article-pieces">{shared('pieces', { count: pieces })}</span>
            <Money className="article-sum" {...money(sum)} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
