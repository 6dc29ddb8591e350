import { useDeferredValue, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Applicability } from '@partshop/api-client';
import { nameOfCar, selectCurrentCar } from '@partshop/features/car-selector';
import { isolate, useHref, useLocale, useTexts, type CoreState } from '@partshop/features/core';
import { ArticleFit, selectVerdicts, useConditionTexts } from '@partshop/features/fit';
import { modelNameOf } from '@partshop/features/shared';
import { ButtonLink, ChevronDown, SearchForm } from '@partshop/ui';
import { messages } from './car-list.messages.ts';
import { CarListRoot } from './CarList.styles.ts';
import { countEngines, filterCars, type Brands } from './filter-cars.ts';

type Brand = Brands[number];
type Model = Brand['series'][number]['models'][number];

type CarListProps = {
  articleId: number;
  cars: Applicability;
  /** The page's URL without its query. */
  action: string;
  /** The words that the list was loaded for. */
  asked: string;
  /** Other words are awaited. */
  isBusy: boolean;
  /** Loads the list for other words. */
  onAsk: (text: string) => void;
};

/** So few brands are shown open. */
const FEW_BRANDS = 2;

/**
 * All cars that an article fits, the own one's first, and a search in them. Typing filters a list that is whole; in a part of it the
 * backend searches when the form is sent, as without scripts.
 */
export function CarList({ articleId, cars, action, asked, isBusy, onAsk }: CarListProps) {
  const t = useTexts(messages);
  const [typed, setTyped] = useState(asked);
  const isWhole = asked === '' && countEngines(cars.brands) === cars.total;
  const text = useDeferredValue(isWhole ? typed : '');
  const brands = filterCars(cars.brands, text);
  const shown = countEngines(brands);
  const found = text === '' ? cars.found : shown;
  const isSearched = asked !== '' || text !== '';
  if (cars.total === 0) return <p>{t('none')}</p>;
  return (
    <CarListRoot aria-busy={isBusy}>
      <OwnCar articleId={articleId} />
      <SearchForm
        action={action}
        name="cars"
        label={t('search')}
        placeholder={t('search')}
        submitLabel={t('submit')}
        maxLength={100}
        value={typed}
        onValueChange={setTyped}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWhole) onAsk(typed.trim());
        }}
      />
      <p role="status" className="car-count">
        {isSearched ? t('found', { count: found, total: cars.total }) : t('total', { count: cars.total })}
      </p>
      {brands.length === 0 ? <p>{t('nothing')}</p> : null}
      {asked === '' ? null : (
        <ButtonLink
          size="small"
          href={`${action}?cars=#fits`}
          onClick={(event) => {
            event.preventDefault();
            setTyped('');
            onAsk('');
          }}
        >
          {t('all')}
        </ButtonLink>
      )}
      {brands.map((brand, index) => (
        <BrandOfCars
          // A search opens what it finds.
          key={`${brand.brandUrl} ${text}`}
          brand={brand}
          isOpen={brands.length <= FEW_BRANDS || (isSearched && index < FEW_BRANDS)}
        />
      ))}
      {shown < found ? <p className="car-count">{t('shown', { count: shown, total: found })}</p> : null}
      <Source source={cars.source} />
    </CarListRoot>
  );
}

function OwnCar({ articleId }: { articleId: number }) {
  const t = useTexts(messages);
  const car = useSelector(selectCurrentCar);
  const verdict = useSelector((state: CoreState) => selectVerdicts(state)[articleId]);
  if (!car || !verdict) return null;
  return (
    <div className="car-own">
      {t('ownCar', { car: nameOfCar(car) })} <ArticleFit of={verdict} />
    </div>
  );
}

function BrandOfCars({ brand, isOpen }: { brand: Brand; isOpen: boolean }) {
  const t = useTexts(messages);
  return (
    <details className="car-brand" open={isOpen}>
      <summary className="ps-touch">
        <bdi>{brand.brandName}</bdi>
        <span>{t('engines', { count: countEngines([brand]) })}</span>
        <ChevronDown />
      </summary>
      <ul>
        {brand.series.flatMap(({ seriaName, models }) =>
          models.map((model) => <ModelOfCars key={model.modelId} seriaName={seriaName} model={model} />),
        )}
      </ul>
    </details>
  );
}

function ModelOfCars({ seriaName, model }: { seriaName: string; model: Model }) {
  const href = useHref();
  const years = useYears(model);
  const { conditionOf, positionOf } = useConditionTexts();
  return (
    <li>
      <p>
        <a className="ps-touch" href={href(model.linkUrl)}>
          <bdi>{modelNameOf(seriaName, model.modelName)}</bdi>
        </a>{' '}
        {years === '' ? null : <span className="car-years">{years}</span>}
      </p>
      <ul>
        {model.engines.map(({ engineId, engineName, linkUrl, conditions, position }) => {
          const terms = [...conditions.map(conditionOf), ...(position ? [positionOf(position)] : [])];
          return (
            <li key={engineId}>
              <a className="ps-touch" href={href(linkUrl)}>
                <bdi>{engineName}</bdi>
              </a>
              {terms.map((term) => (
                <span key={term} className="car-term" suppressHydrationWarning>
                  {term}
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </li>
  );
}

function useYears({ producedFrom: from, producedTo: to }: Model): string {
  const t = useTexts(messages);
  if (from === null) return to === null ? '' : t('yearsTo', { to: String(to) });
  if (to === null) return t('yearsFrom', { from: String(from) });
  return t('yearsBetween', { from: String(from), to: String(to) });
}

function Source({ source }: Pick<Applicability, 'source'>) {
  const t = useTexts(messages);
  const locale = useLocale();
  if (!source) return null;
  const day = new Intl.DateTimeFormat(locale.format, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className="car-source" suppressHydrationWarning>
      {t('source', { name: isolate(source.name, locale), date: day.format(new Date(source.date)) })}
    </p>
  );
}
