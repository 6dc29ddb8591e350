import { DataText, foreignLang, isolate, useLocale, useHref, useTexts } from '@partshop/features/core';
import { MakerMark } from '@partshop/features/shared';
import { type Definition, DefinitionList, Quantity } from '@partshop/ui';
import { ArticleAbout, PriceTrail } from './ArticleAbout.tsx';
import { ArticleGallery } from './ArticleGallery.tsx';
import { type AddButton, BestOffer } from './BestOffer.tsx';
import { FittingCars } from './FittingCars.tsx';
import type { ShownPage } from './shown-page.ts';
import { messages } from './price-table.messages.ts';
import { trailOf } from './trail.ts';

/** The article's data and its best offer. */
export function PriceHead({ page, addButton }: { page: ShownPage; addButton: AddButton }) {
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
        <MakerMark className="price-mark" name={maker} picture={page.catalogImage} />
        <BestOffer page={page} addButton={addButton} />
        {page.specifications.length + page.cars.length === 0 ? null : <Facts page={page} />}
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
      {page.cars.length === 0 ? null : <FittingCars cars={page.cars} hasMoreCars={page.hasMoreCars} />}
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
