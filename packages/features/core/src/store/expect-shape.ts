import { ApiError } from '@partshop/api-client';

/** Returns a response if it has the right shape, else throws 502: without the check a page would fail later, or show nothing. */
export function expectShape<Data>(answered: Data, isRight: (answered: Data) => boolean): Data {
  // The type excludes null, but the backend may send it.
  if ((answered as unknown) === null || !isRight(answered)) throw new ApiError(502, 'The answer has another shape.');
  return answered;
}

export const isList = (answered: unknown): boolean => Array.isArray(answered);

/** Whether a response has a list of items, such as cards of goods or lines of a basket. */
export const hasItems = ({ items }: { items: unknown }): boolean => Array.isArray(items);
