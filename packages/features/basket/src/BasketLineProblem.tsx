import { useDispatch } from 'react-redux';
import { useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Alert, Button, ButtonLink } from '@partshop/ui';
import { takeableQty, type BasketLine } from './basket-line.ts';
import { messages as noticeMessages } from './basket-notices.messages.ts';
import { messages } from './basket.messages.ts';
import { acceptPrices, setBasketQty } from './basket.slice.ts';
import { BasketForm } from './BasketForm.tsx';
import { useBasketMoney } from './use-basket-money.ts';

export type BasketLineProblemProps = { line: BasketLine; action: string };

/** What is wrong with a line, whether it goes into the order, and the button that fixes it. */
export function BasketLineProblem({ line, action }: BasketLineProblemProps) {
  const t = useTexts(messages);
  const notices = useTexts(noticeMessages);
  const { moneyText } = useBasketMoney();
  const { problem, previousPrice, price } = line;
  if (problem === null) return null;
  if (problem === 'price-changed') {
    if (previousPrice === null) return null;
    return (
      <Alert
        className="line-problem"
        tone="info"
        role="note"
        hasActionsBeside
        actions={<AcceptForm line={line} action={action} />}
      >
        <span suppressHydrationWarning>
          {t('priceChanged', { before: moneyText(previousPrice), now: moneyText(price) })}
        </span>
      </Alert>
    );
  }
  const takeable = problem === 'not-enough' ? takeableQty(line) : 0;
  if (takeable > 0) {
    return (
      <Alert
        className="line-problem"
        tone="attention"
        role="note"
        hasActionsBeside
        actions={<TakeForm line={line} qty={takeable} action={action} />}
      >
        {notices('not-enough', { count: takeable })}
        <NotOrdered />
      </Alert>
    );
  }
  return (
    <Alert className="line-problem" tone="critical" role="note" hasActionsBeside actions={<OffersLink line={line} />}>
      {notices(problem === 'withdrawn' ? 'withdrawn' : 'out-of-stock')}
      <NotOrdered />
    </Alert>
  );
}

function NotOrdered() {
  const t = useTexts(messages);
  return <div>{t('notOrdered')}</div>;
}

function AcceptForm({ line, action }: BasketLineProblemProps) {
  const t = useTexts(messages);
  const dispatch = useDispatch();
  return (
    <BasketForm
      intent="accept"
      fields={{ ids: line.basketId }}
      action={action}
      onSend={() => dispatch(acceptPrices([line]))}
    >
      <Button isBare type="submit" size="small">
        {t('accept')}
      </Button>
    </BasketForm>
  );
}

function TakeForm({ line, qty, action }: BasketLineProblemProps & { qty: number }) {
  const t = useTexts(messages);
  const dispatch = useDispatch();
  return (
    <BasketForm
      intent="set-qty"
      fields={{ basketId: line.basketId, seenQty: line.qty, qty }}
      action={action}
      onSend={() => dispatch(setBasketQty(line.basketId, qty))}
    >
      <Button isBare type="submit" size="small">
        {t('take', { count: qty })}
      </Button>
    </BasketForm>
  );
}

function OffersLink({ line }: { line: BasketLine }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <ButtonLink isBare size="small" href={href(paths.price.to(line.catalogKey, line.catalogFullNumber))}>
      {t('seeOffers')}
    </ButtonLink>
  );
}
