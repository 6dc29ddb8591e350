import { Trail } from '@partshop/features/breadcrumb-builder';
import { createFragment, useTexts } from '@partshop/features/core';
import { Badge, PageHeading, PartNumber } from '@partshop/ui';
import type { ShownPage } from './shown-page.ts';
import { messages } from './price-table.messages.ts';

const STATUS = {
  1: { tone: 'positive', text: 'statusInStock' },
  2: { tone: 'info', text: 'statusOnOrder' },
  3: { tone: 'neutral', text: 'statusNoOffers' },
} as const;

/** `number` is isolated from the direction of the text around it if needed. */
type PriceTrailProps = { maker: string; makerHref: string; number: string };

/** The breadcrumbs of the article. */
export const PriceTrail = createFragment<PriceTrailProps>(
  function TrailToArticle({ maker, makerHref, number }) {
    return <Trail items={[{ label: maker, href: makerHref }, { label: number }]} />;
  },
  ['maker', 'makerHref', 'number'],
);

type ArticleAboutProps = {
  maker: string;
  number: string;
  name: string;
  /** Empty if the name is in the page's language; likewise the next. */
  nameLang: string;
  remark: string;
  remarkLang: string;
  statusId: ShownPage['statusId'];
};

/** The article's name and the facts about its supply. */
export const ArticleAbout = createFragment<ArticleAboutProps>(
  function NameAndFacts({ maker, number, name, nameLang, remark, remarkLang, statusId }) {
    const t = useTexts(messages);
    const status = STATUS[statusId];
    return (
      <div className="price-about">
        <PageHeading
          title={
            <bdi>
              {maker} <PartNumber>{number}</PartNumber>
            </bdi>
          }
          description={<bdi lang={nameLang || undefined}>{name}</bdi>}
        />
        <p className="price-badges">
          <Badge tone={status.tone}>{t(status.text)}</Badge>
        </p>
        {remark === '' ? null : (
          <p className="price-remark">
            <bdi lang={remarkLang || undefined}>{remark}</bdi>
          </p>
        )}
      </div>
    );
  },
  ['maker', 'number', 'name', 'remark'],
);
