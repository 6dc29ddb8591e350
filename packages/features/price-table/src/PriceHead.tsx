import { DataText, foreignLang, isolate, useLocale, useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { type Definition, DefinitionList } from '@partshop/ui';
import { ArticleAbout, PriceTrail } from './ArticleAbout.tsx';
import { BestOffer } from './BestOffer.tsx';
import type { ShownPage } from './shown-page.ts';
import { messages } from './price-table.messages.ts';

/** The article's data and its best offer. */
export function PriceHead({ page }: { page: ShownPage }) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const { catalogName: maker, catalogFullNumber: number, productName: name, remark, statusId, isDemo } = page;
  const [photo] = page.images;
  return (
    <header className="price-head">
      <PriceTrail maker={maker} makerHref={href(paths.searchText.to(maker))} number={isolate(number, locale)} />
      <div className="price-article">
        <ArticleAbout
          {...{ maker, number, name, remark, statusId, isDemo }}
          nameLang={foreignLang(name, locale) ?? ''}
          remarkLang={foreignLang(remark, locale) ?? ''}
          categoryUrl={page.categoryUrl ?? ''}
          photoUrl={photo?.url ?? ''}
          photoAlt={photo?.alt ?? ''}
        />
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

function toDefinition({ name, value }: ShownPage['specifications'][number]): Definition {
  return { term: name, value: <DataText>{value}</DataText> };
}
