import { formatDelivery, paths, sharedMessages, useHref, useTexts } from '@partshop/core';
import { Badge, PartNumber } from '@partshop/ui';
import type { BasketLine } from './basket-line.ts';
import { messages } from './basket.messages.ts';

/** Which part: maker and number, leading to its offers, and its name. */
export function BasketLineName({ line }: { line: BasketLine }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <>
      <a className="line-article" href={href(paths.price.to(line.catalogKey, line.catalogFullNumber))}>
        <span className="line-maker">{line.catalogName}</span> <PartNumber>{line.catalogFullNumber}</PartNumber>
      </a>
      <span className="line-name">{line.productName}</span>
      {line.multiplicity > 1 || line.isDemo ? (
        <span className="line-marks">
          {line.multiplicity > 1 ? (
            <span className="line-packs">{t('packs', { count: line.multiplicity })}</span>
          ) : null}
          {line.isDemo ? <Badge isBare>{t('demo')}</Badge> : null}
        </span>
      ) : null}
    </>
  );
}

/** When the line can be had. A line that the server does not know yet says nothing. */
export function BasketLineDelivery({ line }: { line: BasketLine }) {
  const shared = useTexts(sharedMessages);
  if (line.basketId === 0 || line.problem === 'withdrawn') return null;
  return <>{formatDelivery(shared, line.deliveryDays, line.deliveryDaysMax)}</>;
}
