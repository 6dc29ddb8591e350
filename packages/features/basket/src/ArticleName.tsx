import { PartNumber } from '@partshop/ui';

/** Maker and number of a part as one piece: the maker comes first in right-to-left text too. */
export function ArticleName({ maker, number }: { maker: string; number: string }) {
  return (
    <bdi>
      {maker} <PartNumber>{number}</PartNumber>
    </bdi>
  );
}
