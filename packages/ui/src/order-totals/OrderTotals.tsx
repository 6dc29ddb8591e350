import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

export type OrderTotal = { term: string; value: ReactNode };

export type OrderTotalsProps = Omit<ComponentPropsWithoutRef<'dl'>, 'children'> & {
  /** The amounts that make up the order: goods, delivery, a discount. */
  items: readonly OrderTotal[];
  /** The amount to pay. */
  total: OrderTotal;
};

const Root = styled.dl`
  display: grid;
  gap: var(--ps-space-2);

  & > div {
    display: flex;
    gap: var(--ps-space-4);
    align-items: baseline;
    justify-content: space-between;
  }

  & dt {
    color: var(--ps-color-text-muted);
  }

  & dd {
    text-align: end;
  }

  & > .ps-total {
    padding-block-start: var(--ps-space-3);
    border-block-start: 1px solid var(--ps-color-line);
    font-size: var(--ps-type-xl);
    font-weight: var(--ps-weight-strong);
  }

  & > .ps-total > dt {
    color: inherit;
    font-size: var(--ps-type-lg);
  }
`;

/** The amounts at the end of a basket or an order: one per line, with the total below. */
export const OrderTotals = forwardRef<HTMLDListElement, OrderTotalsProps>(function OrderTotals(
  { items: rows, total, ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest} data-ui="OrderTotals">
      {rows.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="ps-total">
        <dt>{total.term}</dt>
        <dd>{total.value}</dd>
      </div>
    </Root>
  );
});
