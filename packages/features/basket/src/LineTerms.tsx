import { DataText, useTexts } from '@partshop/features/core';
import { Badge } from '@partshop/ui';
import { messages } from './line-terms.messages.ts';

export type LineTermsProps = {
  line: { sellerName: string; warehouseName: string; isReturnable: boolean };
  /** As in `Badge`. */
  isBare?: boolean;
};

/**
 * Who sells a line of a basket or an order, from which warehouse, and a mark if it cannot be returned. Each is a span of its own for
 * the parent to arrange.
 */
export function LineTerms({ line: { sellerName, warehouseName, isReturnable }, isBare }: LineTermsProps) {
  const t = useTexts(messages);
  return (
    <>
      {sellerName === '' ? null : (
        <span className="line-seller">
          <DataText>{sellerName}</DataText>
          {warehouseName === '' ? null : (
            <>
              {' · '}
              <DataText>{warehouseName}</DataText>
            </>
          )}
        </span>
      )}
      {isReturnable ? null : (
        <Badge className="line-no-returns" tone="attention" isBare={isBare}>
          {t('noReturns')}
        </Badge>
      )}
    </>
  );
}
