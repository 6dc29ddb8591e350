import type { PricePage } from '@partshop/api-client';
import { isolate, paths, useLocale, useHref, useTexts } from '@partshop/core';
import { Badge, Breadcrumbs, type Definition, DefinitionList, PageHeading, PartImage, PartNumber } from '@partshop/ui';
import { BestOffer } from './BestOffer.tsx';
import { messages } from './price-table.messages.ts';

const STATUS = {
  1: { tone: 'positive', text: 'statusInStock' },
  2: { tone: 'info', text: 'statusOnOrder' },
  3: { tone: 'neutral', text: 'statusNoOffers' },
} as const;

/** What the article is, and its best offer. */
export function PriceHead({ page }: { page: PricePage }) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const { catalogName: maker, catalogFullNumber: number, productName: name } = page;
  const status = STATUS[page.statusId];
  const [photo] = page.images;
  return (
    <header className="price-head">
      <Breadcrumbs
        label={t('breadcrumbs')}
        items={[
          { name: t('home'), href: href(paths.home.to()) },
          { name: maker, href: href(paths.searchText.to(maker)) },
          { name: isolate(number, locale) },
        ]}
      />
      <div className="price-article">
        {photo ? (
          <img className="price-image" src={photo.url} alt={photo.alt} />
        ) : (
          <PartImage className="price-image" categoryUrl={page.categoryUrl} alt="" />
        )}
        <div className="price-about">
          <PageHeading
            title={
              <bdi>
                {maker} <PartNumber>{number}</PartNumber>
              </bdi>
            }
            subtitle={<bdi>{name}</bdi>}
          />
          <p className="price-badges">
            <Badge tone={status.tone}>{t(status.text)}</Badge>
            {page.isDemo ? <Badge title={t('demoHint')}>{t('demo')}</Badge> : null}
          </p>
          {page.remark === '' ? null : (
            <p className="price-remark">
              <bdi>{page.remark}</bdi>
            </p>
          )}
        </div>
        <BestOffer page={page} />
        {page.specifications.length === 0 ? null : (
          <section className="price-specifications" aria-label={t('specifications')}>
            <DefinitionList items={page.specifications.map(toDefinition)} />
          </section>
        )}
      </div>
    </header>
  );
}

function toDefinition({ name, value }: PricePage['specifications'][number]): Definition {
  return { term: name, value: <bdi>{value}</bdi> };
}
