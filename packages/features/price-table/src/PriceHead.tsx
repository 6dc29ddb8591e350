import { DataText, foreignLang, isolate, useLocale, useHref, useTexts } from '@partshop/features/core';
import { FitCheck } from '@partshop/features/fit';
import { MakerMark } from '@partshop/features/shared';
import { type Definition, DefinitionList, Quantity } from '@partshop/ui';
import { ArticleActions } from './ArticleActions.tsx';
import { ArticleAbout, PriceTrail } from './ArticleAbout.tsx';
import { ArticleGallery } from './ArticleGallery.tsx';
import { type AddButton, OfferPicks } from './OfferPicks.tsx';
import { FittingCars } from './FittingCars.tsx';
import { writePriceQuery, type PriceQuery } from './price-query.ts';
import type { ShownPage } from './shown-page.ts';
import { messages } from './price-table.messages.ts';
import { trailOf } from './trail.ts';

type PriceHeadProps = { page: ShownPage; query: PriceQuery; addButton: AddButton };

/** The article's data, whether it fits the visitor's car, and the offers that stand out. */
export function PriceHead({ page, query, addButton }: PriceHeadProps) {
  const href = useHref();
  const locale = useLocale();
  const { catalogName: maker, catalogFullNumber: number, productName: name, remark, statusId } = page;
  const [makerStep, articleStep] = trailOf(page);
  return (
    <header className="price-head">
      <PriceTrail maker={makerStep.name} makerHref={href(makerStep.path)} number={isolate(articleStep.name, locale)} />
      <div className="price-article">
        <ArticleGallery page={page} />
        <ArticleAbout
          {...{ maker, number, name, remark, statusId }}
          nameLang={foreignLang(name, locale) ?? ''}
          remarkLang={foreignLang(remark, locale) ?? ''}
        />
        <ArticleActions page={page} />
        <MakerMark className="price-mark" name={maker} picture={page.catalogImage} />
        <FitCheck className="price-fit" articleId={page.articleId} kept={writePriceQuery(query)} />
        <OfferPicks page={page} addButton={addButton} />
        <Facts page={page} />
      </div>
    </header>
  );
}

function Facts({ page }: { page: ShownPage }) {
  const t = useTexts(messages);
  const { format: locale } = useLocale();
  return (
    <div className="price-facts">
      {page.specifications.length === 0 ? null : (
        <section aria-label={t('specifications')}>
          <DefinitionList items={page.specifications.map(toDefinition(locale))} />
        </section>
      )}
      <FittingCars page={page} />
    </div>
  );
}

const toDefinition =
  (locale: string) =>
  ({ name, value, unit }: ShownPage['specifications'][number]): Definition => ({
    term: name,
    value:
      typeof value === 'number' ? (
        <Quantity value={value} unit={unit || undefined} locale={locale} />
      ) : (
        <DataText>{unit === '' ? value : `${value}\u00A0${unit}`}</DataText>
      ),
  });
