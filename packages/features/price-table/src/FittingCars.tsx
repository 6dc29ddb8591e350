import { useHref, useQuery, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { OpenedCars } from './lazy-cars.ts';
import { LazyFold } from './LazyFold.tsx';
import { readCarSearch } from './price-query.ts';
import { PRICE_QUERY } from './price-table.query.ts';
import type { ShownPage } from './shown-page.ts';
import { messages } from './price-table.messages.ts';

const TITLE_ID = 'fits';

/** The cars that the article fits (F5): some of them, for people and search engines alike, and all of them when they are opened. */
export function FittingCars({ page }: { page: ShownPage }) {
  const t = useTexts(messages);
  const { cars, hasMoreCars, areCarsClaims } = page;
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
          {areCarsClaims ? <p className="fits-claims">{t('fitsClaims')}</p> : null}
          <AllCars key={page.articleId} page={page} />
        </>
      )}
    </section>
  );
}

/** Loads the list when it is opened. */
function AllCars({ page }: { page: ShownPage }) {
  const t = useTexts(messages);
  const href = useHref();
  const asked = readCarSearch(useQuery(PRICE_QUERY).get('cars'));
  const path = href(paths.price.to(page.catalogKey, page.clearNumber));
  return (
    <LazyFold
      className="fits-all"
      summary={t('fitsAll')}
      isAsked={asked !== null}
      href={`${path}?cars=#${TITLE_ID}`}
      linkText={t('fitsShow')}
    >
      <OpenedCars articleId={page.articleId} path={path} asked={asked ?? ''} />
    </LazyFold>
  );
}
