import { useSelector } from 'react-redux';
import type { NamedCar } from '@partshop/api-client';
import { useTexts, type CoreState } from '@partshop/features/core';
import { BrandLists } from './BrandLists.tsx';
import { brandModels } from './car-catalog.loadables.ts';
import { messages } from './car-catalog.messages.ts';
import { ChoiceGroups } from './ChoiceGroups.tsx';
import { dataOf } from './levels.ts';

type CarStepProps = {
  /** Null: no brand is chosen. */
  car: NamedCar | null;
  /** The path of the page, which the links go on from. */
  path: string;
};

/** What there is to choose next: a brand, or a model of the brand by series; nothing once the model is known. */
export function CarStep({ car, path }: CarStepProps) {
  if (!car) return <BrandLists root={path} />;
  return car.modelId === null ? <Models brandId={car.brandId} path={path} /> : null;
}

function Models({ brandId, path }: { brandId: number; path: string }) {
  const t = useTexts(messages);
  const groups = useSelector((state: CoreState) => dataOf(brandModels.select(state, { brandId })));
  if (!groups) return null;
  return (
    <section className="catalogue-part" aria-labelledby="next-level">
      <h2 id="next-level">{t('chooseModel')}</h2>
      <ChoiceGroups root={path} groups={groups} />
    </section>
  );
}
