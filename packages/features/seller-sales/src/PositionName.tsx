import type { SoldPosition } from '@partshop/api-client';
import { DataText, useHref, useTexts } from '@partshop/features/core';
import { diagnosticsPath, faultMessages } from '@partshop/features/seller-offers';
import { paths } from '@partshop/features/shared';
import { ArticleName } from '@partshop/ui';

/** The article of a position, and why it may not sell. */
export function PositionName({ position, hasFaults = true }: { position: SoldPosition; hasFaults?: boolean }) {
  const tFault = useTexts(faultMessages);
  const href = useHref();
  const { catalogKey, catalogName, catalogFullNumber, clearNumber, productName, faults } = position;
  return (
    <span className="position-text">
      <a className="ps-touch" href={href(paths.price.to(catalogKey, clearNumber))}>
        <ArticleName maker={catalogName} number={catalogFullNumber} />
      </a>
      <DataText>{productName}</DataText>
      {hasFaults && faults.length > 0 ? (
        <span className="faults">
          {faults.map((kind) => (
            <a key={kind} href={href(diagnosticsPath(kind))}>
              {tFault(kind)}
            </a>
          ))}
        </span>
      ) : null}
    </span>
  );
}
