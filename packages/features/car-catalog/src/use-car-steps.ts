import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import type { NamedCar } from '@partshop/api-client';
import type { Breadcrumb } from '@partshop/features/breadcrumb-builder';
import type { CoreState } from '@partshop/features/core';
import {
  carPartsOfSteps,
  ownStepsPathOf,
  selectStepsBreadcrumbs,
  selectStepsCar,
  stepsOf,
  type CarSteps,
} from './car-steps.ts';

export type ShownSteps = {
  /** Null where the URL names none. */
  car: NamedCar | null;
  crumbs: Breadcrumb[];
  /** The path of the page, which the links to the next step go on from. */
  path: string;
};

/** The steps of the page below `root`; null while the car of its URL is not known. The breadcrumbs are built anew only if they differ. */
export function useCarSteps(root: string, levels?: CarSteps['levels']): ShownSteps | null {
  const params = useParams();
  const steps = useMemo(() => stepsOf(root, params, levels), [root, params, levels]);
  const car = useSelector((state: CoreState) => selectStepsCar(state, steps));
  const text = useSelector((state: CoreState) => JSON.stringify(selectStepsBreadcrumbs(state, steps)));
  const crumbs = useMemo(() => JSON.parse(text) as Breadcrumb[], [text]);
  if (carPartsOfSteps(steps) && !car) return null;
  return { car, crumbs, path: ownStepsPathOf(steps, crumbs) };
}
