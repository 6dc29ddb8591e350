import { useEffect, useRef, useState } from 'react';
import { useHref, useQuery, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { ChevronDown } from '@partshop/ui';
import { OpenedCars } from './lazy-cars.ts';
import { readCarSearch } from './price-query.ts';
import { PRICE_QUERY } from './price-table.query.ts';
import type { ShownPage } from './shown-page.ts';
import { messages } from './price-table.messages.ts';

const TITLE_ID = 'fits';

/** The cars that the article fits (F5): some of them, for people and search engines alike, and all of them when they are opened. */
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

/** Loads the list when it is opened; without scripts a link opens it in the page's address. */
function AllCars({ page }: { page: ShownPage }) {
  const t = useTexts(messages);
  const href = useHref();
  const asked = readCarSearch(useQuery(PRICE_QUERY).get('cars'));
  const [isOpened, setIsOpened] = useState(asked !== null);
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been opened before the page could hear of it.
  useEffect(() => {
    if (details.current?.open) setIsOpened(true);
  }, []);
  const path = href(paths.price.to(page.catalogKey, page.clearNumber));
  return (
    <details
      ref={details}
      className="fits-all"
      // Afterwards the browser opens and closes it.
      open={asked !== null}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setIsOpened(true);
      }}
    >
      <summary className="ps-touch">
        {t('fitsAll')}
        <ChevronDown />
      </summary>
      {isOpened ? (
        <OpenedCars articleId={page.articleId} path={path} asked={asked ?? ''} />
      ) : (
        <a className="ps-touch" href={`${path}?cars=#${TITLE_ID}`}>
          {t('fitsShow')}
        </a>
      )}
    </details>
  );
}
