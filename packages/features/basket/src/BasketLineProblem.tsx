import { useDispatch } from 'react-redux';
import { useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { Alert, Button, ButtonLink } from '@partshop/ui';
import { takeableQty, type BasketLine } from './basket-line.ts';
import { messages as noticeMessages } from './basket-notices.messages.ts';
import { messages } from './basket.messages.ts';
import { setBasketQty } from './basket.slice.ts';
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
      <Alert className="line-problem" tone="info" role="note">
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

function TakeForm({ line, qty, action }: BasketLineProblemProps & { qty: number }) {
  const t = useTexts(messages);
  const href = useHref();
  const dispatch = useDispatch();
  return (
    <form
      method="post"
      action={href(paths.basket.to()) + action}
      onSubmit={(event) => {
        event.preventDefault();
        dispatch(setBasketQty(line.basketId, qty));
      }}
    >
      <input type="hidden" name="intent" value="set-qty" />
      <input type="hidden" name="basketId" value={line.basketId} />
      <input type="hidden" name="seenQty" value={line.qty} />
      <input type="hidden" name="qty" value={qty} />
      <Button isBare type="submit" size="small">
        {t('take', { count: qty })}
      </Button>
    </form>
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
