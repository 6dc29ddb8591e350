import { useSelector } from 'react-redux';
import type { NamedCar } from '@partshop/api-client';
import { useTexts, type CoreState } from '@partshop/features/core';
import { commonBrands, seriesModels } from './car-catalog.loadables.ts';
import { messages } from './car-catalog.messages.ts';
import { ChoiceLinks } from './ChoiceLinks.tsx';
import { Engines } from './Engines.tsx';
import { dataOf } from './levels.ts';
import { SeriesCards } from './SeriesCards.tsx';

type NextLevelProps = {
  /** The path of the page, which the links go on from. */
  root: string;
  /** Null: no brand is chosen. */
  car: NamedCar | null;
};

const HEADING_ID = 'next-level';

/** What there is to choose next: a brand, a series, a model or an engine; nothing once the engine is known or without a list. */
export function NextLevel({ root, car }: NextLevelProps) {
  if (!car) return <Brands root={root} />;
  const { brandId, brandUrl, seriaUrl, modelId, engineId } = car;
  if (engineId !== null) return null;
  if (modelId !== null) return <Engines root={root} modelId={modelId} />;
  if (seriaUrl !== null) return <Models root={root} brandId={brandId} seriaUrl={seriaUrl} />;
  return <SeriesCards root={root} brandUrl={brandUrl} headingId={HEADING_ID} />;
}

function Brands({ root }: { root: string }) {
  const t = useTexts(messages);
  const brands = useSelector((state: CoreState) => dataOf(commonBrands.select(state, 'common')));
  if (!brands || brands.length === 0) return null;
  const choices = brands.map(({ url, name }) => ({ url, text: name }));
  return (
    <section className="catalogue-part" aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID}>{t('chooseBrand')}</h2>
      <ChoiceLinks root={root} choices={choices} look="cards" />
    </section>
  );
}

function Models({ root, brandId, seriaUrl }: { root: string; brandId: number; seriaUrl: string }) {
  const t = useTexts(messages);
  const models = useSelector((state: CoreState) => dataOf(seriesModels.select(state, { brandId, seriaUrl })));
  if (!models || models.length === 0) return null;
  return (
    <section className="catalogue-part" aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID}>{t('chooseModel')}</h2>
      <ChoiceLinks root={root} choices={models} look="cards" />
    </section>
  );
}
