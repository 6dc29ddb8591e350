import { bareRules } from '@partshop/ui';
import { css, styled } from 'styled-components';

/** A group's name with its figures; in both views. */
export const groupHeadingRules = css`
  & .group-heading {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ps-space-3);
    align-items: baseline;
  }

  & .group-heading > h3 {
    scroll-margin-block-start: var(--ps-space-16);
  }

  & .group-heading > span,
  & .group-empty {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    font-variant-numeric: tabular-nums;
  }

  & .group-heading > .group-price {
    margin-inline-start: auto;
  }
`;

/** What offers look like in both views: quantity, promise of delivery, marks. */
export const offerRules = css`
  & .offer-qty {
    inline-size: 4.25em;
    min-block-size: var(--ps-control-md);
    padding: 0 var(--ps-space-1);
    border: 1px solid var(--ps-color-line-strong);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-surface);
    font-size: var(--ps-type-control);
    font-variant-numeric: tabular-nums;
    text-align: center;
    appearance: textfield;
  }

  & .offer-qty::-webkit-inner-spin-button {
    display: none;
  }

  & .offer-qty:hover {
    border-color: var(--ps-color-text-muted);
  }

  & .offer-qty:user-invalid {
    border-color: var(--ps-color-critical-text);
  }

  & .offer-add {
    display: flex;
    gap: var(--ps-space-2);
  }

  & .offer-add > button {
    flex: 1;
    white-space: nowrap;
  }

  & .offer-delivery[data-soon='true'] {
    color: var(--ps-color-positive-text);
  }

  & .offer-punctual[data-level='low'] {
    color: var(--ps-color-attention-text);
  }

  & .offer-in-basket {
    color: var(--ps-color-positive-text);
    font-size: var(--ps-type-xs);
    font-weight: var(--ps-weight-medium);
  }
`;

export const BoxesRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-8);

  ${bareRules}
  ${groupHeadingRules}
  ${offerRules}

  & > section {
    display: grid;
    gap: var(--ps-space-3);
  }

  & .groups-empty {
    display: grid;
    gap: var(--ps-space-2);
  }

  & .group-empty > strong {
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-strong);
  }

  & .offers {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 152px minmax(124px, auto) minmax(116px, auto) minmax(192px, auto);
    gap: 0 var(--ps-space-4);
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-lg);
    background: var(--ps-color-surface);
  }

  & .offer {
    display: grid;
    grid-column: 1 / -1;
    grid-template-areas: 'what when stock price order';
    grid-template-columns: subgrid;
    row-gap: var(--ps-space-2);
    align-items: center;
    padding: var(--ps-space-4) var(--ps-space-5);
    line-height: var(--ps-leading-snug);
  }

  & .offer + .offer {
    border-block-start: 1px solid var(--ps-color-line);
  }

  & .offer-what {
    display: grid;
    grid-area: what;
    gap: var(--ps-space-half);
    justify-items: start;
  }

  & .offer-article {
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-strong);
    text-decoration: none;
  }

  & .offer-article:hover {
    color: var(--ps-color-accent-text);
    text-decoration: underline;
  }

  & .offer-what > p,
  & :is(.offer-punctual, .offer-stock) {
    font-size: var(--ps-type-sm);
  }

  & :is(.offer-seller, .offer-warehouse, .offer-punctual, .offer-stock) {
    color: var(--ps-color-text-muted);
  }

  & .offer-what > .offer-seller[data-main='true'] {
    color: var(--ps-color-text);
    font-size: var(--ps-type-md);
    font-weight: var(--ps-weight-medium);
  }

  & .offer-punctual {
    text-wrap: balance;
  }

  & .offer-when {
    grid-area: when;
  }

  & .offer-delivery {
    font-weight: var(--ps-weight-strong);
  }

  & .offer-stock {
    grid-area: stock;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  & .offer-price {
    grid-area: price;
    font-size: var(--ps-type-xl);
    font-weight: var(--ps-weight-strong);
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }

  & .offer-order {
    display: grid;
    grid-area: order;
    gap: var(--ps-space-1);
  }

  @container (max-width: 780px) {
    & .offers {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    & .offer {
      grid-template-areas:
        'what price'
        'when stock'
        'order order';
      align-items: start;
      padding: var(--ps-space-4);
    }

    & .offer-stock {
      text-align: end;
    }
  }
`;
