import type { BasketItem, OrderApproval } from '@partshop/api-client';
import { DataText, useMoney, useTexts } from '@partshop/features/core';
import { Card, Money } from '@partshop/ui';
import { messages } from './approvals.messages.ts';

/** The lines of an order above a limit, with today's prices and what keeps a line out of it. */
export function ApprovalLines({ approval: { basket } }: { approval: OrderApproval }) {
  const t = useTexts(messages);
  return (
    <Card as="section" className="card" aria-labelledby="lines-heading">
      <h2 id="lines-heading">{t('lines')}</h2>
      <ul className="rows">
        {basket.items.map((line) => (
          <Line key={line.basketId} line={line} currency={basket.currency.code} />
        ))}
      </ul>
    </Card>
  );
}

function Line({ line, currency }: { line: BasketItem; currency: OrderApproval['basket']['currency']['code'] }) {
  const t = useTexts(messages);
  const { money, moneyText } = useMoney(currency);
  const { catalogName, catalogFullNumber, productName, qty, price, previousPrice, sum, problem, available } = line;
  const isLacking = problem !== null && problem !== 'price-changed';
  return (
    <li className="row">
      <div className="row-text">
        <span>
          <DataText>{catalogName}</DataText> <bdi dir="ltr">{catalogFullNumber}</bdi>
        </span>
        <span className="muted">
          <DataText>{productName}</DataText>
        </span>
        <span className="muted">
          {t('line', { qty, price: moneyText(price) })}
          {previousPrice === null ? null : <> · {t('lineWas', { price: moneyText(previousPrice) })}</>}
        </span>
        {isLacking ? <strong>{problem === 'not-enough' ? t('lineLess', { available }) : t('lineGone')}</strong> : null}
      </div>
      <span className={isLacking ? 'line-sum was' : 'line-sum'}>
        <Money {...money(sum)} />
      </span>
    </li>
  );
}
