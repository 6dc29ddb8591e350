import { actWith, loadWith, redirectTo, type Saga } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { chooseCurrency } from './choose-currency.saga.ts';

/** The address has no page of its own. */
export const loader = loadWith(function* goHome(): Saga {
  yield* [];
  redirectTo(paths.home.to(), 302);
});
export const action = actWith(chooseCurrency);
export const Component = () => null;
