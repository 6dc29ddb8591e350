import type { ReactElement } from 'react';
import { PartNumber } from '@partshop/ui';

/** A text with a number in it, such as that of an order, which is not broken at its hyphens. */
export function WithNumber({ text, number }: { text: string; number: string }): ReactElement {
  const [before, after] = text.split(number, 2);
  return (
    <>
      {before}
      {after === undefined ? null : <PartNumber>{number}</PartNumber>}
      {after}
    </>
  );
}
