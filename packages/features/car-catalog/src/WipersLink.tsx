import type { NamedCar } from '@partshop/api-client';
import { useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { messages } from './car-catalog.messages.ts';
import { modelPathOf } from './car-steps.ts';

/** A link to the wiper blades of a car's model, or to the choice of one. */
export function WipersLink({ car }: { car: NamedCar | null }) {
  const t = useTexts(messages);
  const href = useHref();
  const path = car && modelPathOf(paths.wipers.to(), car);
  return (
    <a className="ps-touch" href={href(path ?? paths.wipers.to())}>
      {t(path === null ? 'wipers' : 'wipersOfCar')}
    </a>
  );
}
