import { useSelector } from 'react-redux';
import type { NamedCar, WiperSizes } from '@partshop/api-client';
import { useHref, useTexts, type CoreState, useCurrency } from '@partshop/features/core';
import { GoodCards } from '@partshop/features/search';
import { paths, searchPath } from '@partshop/features/shared';
import { wiperSizes } from './car-catalog.loadables.ts';
import { bladesByLength, type BladesOfLength } from './blades-by-length.ts';
import { modelPathOf } from './car-steps.ts';
import { dataOf } from './levels.ts';
import { NothingHere } from './NothingHere.tsx';
import { WiperSizeList } from './WiperSizeList.tsx';
import { messages } from './wipers.messages.ts';

/** The sizes of a model's wiper blades, and blades of each length on offer; where nobody knows the sizes, what to do then. */
export function WiperBlades({ car, modelId }: { car: NamedCar; modelId: number }) {
  const t = useTexts(messages);
  const href = useHref();
  const currency = useCurrency();
  const found = useSelector((state: CoreState) => dataOf(wiperSizes.select(state, { modelId, currency })));
  if (!found) return null;
  const { sizes } = found;
  const allParts = (
    <a className="ps-touch" href={href(modelPathOf(paths.parts.to(), car) ?? paths.parts.to())}>
      {t('allParts')}
    </a>
  );
  if (!sizes) {
    return (
      <NothingHere title={t('unknown')} text={t('unknownText')}>
        {allParts}
      </NothingHere>
    );
  }
  const lengths = bladesByLength(sizes.blades);
  const [first] = lengths.filter(({ items }) => items.length > 0);
  return (
    <>
      <WiperSizeList sizes={sizes} />
      {lengths.map((blades) => (
        <Blades
          key={blades.lengthMm}
          blades={blades}
          currency={sizes.currency}
          isCityShown={blades.lengthMm === first?.lengthMm}
        />
      ))}
      <p>{allParts}</p>
    </>
  );
}

type BladesProps = {
  blades: BladesOfLength;
  currency: WiperSizes['currency'];
  /** The page says once for which city its delivery times are. */
  isCityShown: boolean;
};

function Blades({ blades: { lengthMm, places, items }, currency, isCityShown }: BladesProps) {
  const t = useTexts(messages);
  const href = useHref();
  const length = String(lengthMm);
  const headingId = `blades-${length}`;
  return (
    <section className="catalogue-part" aria-labelledby={headingId}>
      <div>
        <h2 id={headingId}>{t('blades', { length })}</h2>
        <p className="catalogue-note">{places.map((place) => t(place)).join(' · ')}</p>
      </div>
      {items.length > 0 ? (
        <GoodCards items={items} currency={currency.code} titleAs="h3" isCityShown={isCityShown} />
      ) : (
        <p>
          {t('noBlades')}{' '}
          <a className="ps-touch" href={href(searchPath(t('searchText', { length })) ?? '')}>
            {t('search', { length })}
          </a>
        </p>
      )}
    </section>
  );
}
