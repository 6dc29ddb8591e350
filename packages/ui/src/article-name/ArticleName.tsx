import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { PartNumber } from '../part-number/PartNumber.tsx';

export type ArticleNameProps = Omit<ComponentPropsWithoutRef<'bdi'>, 'children'> & {
  maker: string;
  /** The part number in its maker's notation. */
  number: string;
};

/** Maker and number of a part as one piece: the maker comes first in right-to-left text too. */
export const ArticleName = forwardRef<HTMLElement, ArticleNameProps>(function ArticleName(
  { maker, number, ...rest },
  ref,
) {
  return (
    <bdi ref={ref} {...rest} data-ui="ArticleName">
      {`${maker} `}
      <PartNumber>{number}</PartNumber>
    </bdi>
  );
});
