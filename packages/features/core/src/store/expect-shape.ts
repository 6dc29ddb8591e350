import { ApiError } from '@partshop/api-client';

/**
 * What a call answered, where it is what a page walks through. An answer of another shape is a fault of the backend, said before
 * a page stumbles over it or shows nothing for it.
 */
export function expectShape<Data>(answered: Data, isRight: (answered: Data) => boolean): Data {
  // What is promised never to be null may be it all the same.
  if ((answered as unknown) === null || !isRight(answered)) throw new ApiError(502, 'The answer has another shape.');
  return answered;
}

export const isList = (answered: unknown): boolean => Array.isArray(answered);

/** An answer with a list of items, such as cards of goods or lines of a basket. */
export const hasItems = ({ items }: { items: unknown }): boolean => Array.isArray(items);
