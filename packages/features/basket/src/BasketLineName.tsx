import type { ReactNode } from 'react';
import { DataText, sharedMessages, useHref, useTexts } from '@partshop/features/core';
import { formatDelivery, paths } from '@partshop/features/shared';
import { ArticleName } from '@partshop/ui';
import { isBlocked, type BasketLine } from './basket-line.ts';
import { LineTerms } from './LineTerms.tsx';

/** The part's maker and number, which link to its offers, its name, and who sells it on which terms. */
export function BasketLineName({ line }: { line: BasketLine }) {
  const href = useHref();
  return (
    <>
      <a className="line-article ps-touch" href={href(paths.price.to(line.catalogKey, line.catalogFullNumber))}>
        <ArticleName maker={line.catalogName} number={line.catalogFullNumber} />
      </a>
      <span className="line-name">
        <DataText>{line.productName}</DataText>
      </span>
      <LineTerms isBare line={line} />
    </>
  );
}

export type BasketLineDeliveryProps = { line: BasketLine; icon?: ReactNode };

/** When the line is delivered. Shows nothing for a line that is unavailable or still pending. */
export function BasketLineDelivery({ line, icon }: BasketLineDeliveryProps) {
  const shared = useTexts(sharedMessages);
  if (line.basketId === 0 || (isBlocked(line) && line.problem !== 'not-enough')) return null;
  return (
    <span className="line-delivery">
      {icon}
      {formatDelivery(shared, line.deliveryDays, line.deliveryDaysMax)}
    </span>
  );
}
