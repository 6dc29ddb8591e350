import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectCurrentCar } from '@partshop/features/car-selector';
import { useHref, useQuery, useTexts, useWatchers, type CoreState } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { ButtonLink, ChevronDown, Skeleton, VisuallyHidden } from '@partshop/ui';
import { fittingCars } from './fitting-cars.loadables.ts';
import { carsAsked, fittingCarsWatchers, readCarSearch } from './fitting-cars.saga.ts';
import { CarList } from './lazy-car-list.ts';
import { PRICE_QUERY } from './price-table.query.ts';
import type { ShownPage } from './shown-page.ts';
import { messages } from './price-table.messages.ts';

const TITLE_ID = 'fits';

/**
 * The cars that the article fits (F5): some of them, for people and search engines alike, and all of them when they are opened. Without
 * scripts a link opens them in the page's address.
 */
export function FittingCars({ page }: { page: ShownPage }) {
  const t = useTexts(messages);
  const { cars, hasMoreCars } = page;
  return (
    <section aria-labelledby={TITLE_ID}>
      <h2 className="fits-title" id={TITLE_ID}>
        {t('fits')}
      </h2>
      {cars.length === 0 ? (
        <p className="fits-others">{t('fitsNone')}</p>
      ) : (
        <>
          <ul className="fits-cars">
            {cars.map(({ brand, model }) => (
              <li key={`${brand} ${model}`}>
                <bdi>
                  {brand} {model}
                </bdi>
              </li>
            ))}
            {hasMoreCars ? <li className="fits-others">{t('fitsOthers')}</li> : null}
          </ul>
          <AllCars key={page.articleId} page={page} />
        </>
      )}
    </section>
  );
}

function AllCars({ page }: { page: ShownPage }) {
  const t = useTexts(messages);
  const asked = readCarSearch(useQuery(PRICE_QUERY).get('cars'));
  const [isOpen, setIsOpen] = useState(asked !== null);
  const details = useRef<HTMLDetailsElement>(null);
  useWatchers(fittingCarsWatchers);
  // It may have been opened before the page could hear of it.
  useEffect(() => setIsOpen(details.current?.open === true), []);
  return (
    <details
      ref={details}
      className="fits-all"
      // Afterwards the browser opens and closes it.
      open={asked !== null}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="ps-touch">
        {t('fitsAll')}
        <ChevronDown />
      </summary>
      <OpenedCars page={page} asked={asked ?? ''} isOpen={isOpen} />
    </details>
  );
}

function OpenedCars({ page, asked, isOpen }: { page: ShownPage; asked: string; isOpen: boolean }) {
  const t = useTexts(messages);
  const href = useHref();
  const dispatch = useDispatch();
  const { articleId } = page;
  const engineId = useSelector(selectCurrentCar)?.engineId ?? null;
  const [text, setText] = useState(asked);
  const [before, setBefore] = useState(asked);
  const entry = useSelector((state: CoreState) => fittingCars.select(state, { articleId, engineId, text }));
  const old = useSelector((state: CoreState) => fittingCars.select(state, { articleId, engineId, text: before }));
  const { status } = entry;
  const load = () => dispatch(carsAsked({ articleId, engineId, text }));
  const isMissing = isOpen && status === 'idle';
  useEffect(() => {
    if (isMissing) dispatch(carsAsked({ articleId, engineId, text }));
  }, [isMissing, dispatch, articleId, engineId, text]);

  const path = href(paths.price.to(page.catalogKey, page.clearNumber));
  const listHref = `${path}?cars=${encodeURIComponent(text)}#${TITLE_ID}`;
  const ask = (words: string) => {
    setBefore(text);
    setText(words);
  };
  // The list before stays until the next one is there.
  const shown = entry.status === 'loaded' ? { cars: entry.data, asked: text } : null;
  const stays = old.status === 'loaded' ? { cars: old.data, asked: before } : null;
  const list = shown ?? (status === 'failed' ? null : stays);
  if (list) return <CarList {...list} action={path} onAsk={ask} />;
  if (status === 'failed') {
    return (
      <p className="fits-state" role="alert">
        {t('fitsFailed')}{' '}
        <ButtonLink
          href={listHref}
          size="small"
          onClick={(event) => {
            event.preventDefault();
            load();
          }}
        >
          {t('fitsRetry')}
        </ButtonLink>
      </p>
    );
  }
  if (!isOpen) return <a href={listHref}>{t('fitsAll')}</a>;
  return (
    <div className="fits-state" role="status">
      <VisuallyHidden>{t('fitsLoading')}</VisuallyHidden>
      <Skeleton lines={4} />
    </div>
  );
}
