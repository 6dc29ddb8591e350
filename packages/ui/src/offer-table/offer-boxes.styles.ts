import { styled } from 'styled-components';
import { bareRules } from '../bare-rules.ts';
import { offerHeadingRules, offerListRules, offerRules } from './offer.styles.ts';

export const BoxesRoot = styled.div`
  container-type: inline-size;

  /* A layer of its own: a change elsewhere on the page does not paint a hundred rows again. */
  isolation: isolate;

  ${bareRules}
  ${offerHeadingRules}
  ${offerRules}

  & > .ps-offer-groups {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-6);
  }

  & section {
    display: grid;
    gap: var(--ps-space-3);
  }

  & .ps-offer-empties {
    display: grid;
    gap: var(--ps-space-2);
  }

  & .ps-offer-empty > strong {
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-strong);
  }

  & .ps-offer-list {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 152px minmax(124px, auto) minmax(116px, auto) minmax(192px, auto);
    gap: 0 var(--ps-space-4);
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-lg);
    background: var(--ps-color-surface);
  }

  & .ps-offer {
    display: grid;
    grid-column: 1 / -1;
    grid-template-areas: 'what when stock price order';
    grid-template-columns: subgrid;
    row-gap: var(--ps-space-2);
    align-items: center;
    padding: var(--ps-space-3) var(--ps-space-5);
    line-height: var(--ps-leading-snug);
  }

  & .ps-offer + .ps-offer {
    border-block-start: 1px solid var(--ps-color-line);
  }

  & .ps-offer-fold {
    grid-column: 1 / -1;
    padding-inline: var(--ps-space-5);
    border-block-start: 1px solid var(--ps-color-line);
  }

  & .ps-offer-fold + .ps-offer {
    border-block-start: 1px solid var(--ps-color-line);
  }

  & .ps-offer-what {
    display: grid;
    grid-area: what;
    gap: var(--ps-space-half);
    justify-items: start;
  }

  & .ps-offer-fit {
    display: block;
    font-size: var(--ps-type-xs);
  }

  & .ps-offer-article {
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-strong);
    text-decoration: none;
  }

  & .ps-offer-article:hover {
    color: var(--ps-color-accent-text);
    text-decoration: underline;
  }

  & .ps-offer-what > p,
  & :is(.ps-offer-punctual, .ps-offer-stock) {
    font-size: var(--ps-type-sm);
  }

  & .ps-offer-source {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ps-space-2);
  }

  & :is(.ps-offer-seller, .ps-offer-warehouse, .ps-offer-punctual, .ps-offer-stock) {
    color: var(--ps-color-text-muted);
  }

  & .ps-offer-source > .ps-offer-seller[data-main='true'] {
    color: var(--ps-color-text);
    font-size: var(--ps-type-md);
    font-weight: var(--ps-weight-medium);
  }

  & .ps-offer-punctual {
    text-wrap: balance;
  }

  & .ps-offer-when {
    grid-area: when;
  }

  & .ps-offer-delivery {
    font-weight: var(--ps-weight-strong);
  }

  & .ps-offer-by {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    font-weight: normal;
    white-space: nowrap;
  }

  & .ps-offer-stock {
    grid-area: stock;
    white-space: nowrap;
  }

  & .ps-offer-price {
    grid-area: price;
    font-size: var(--ps-type-xl);
    font-weight: var(--ps-weight-strong);
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }

  & .ps-offer-order {
    display: grid;
    grid-area: order;
    gap: var(--ps-space-1);
  }

  @container (min-width: 780.02px) {
    /* Under the price, which moves up for it: the row stays as high as it is. */
    & .ps-offer-order {
      position: relative;
    }

    & .ps-offer-in-basket {
      position: absolute;
      inset-block-end: 0;
      inset-inline-end: calc(100% + var(--ps-space-4));
    }

    & .ps-offer[data-marked] > .ps-offer-price {
      translate: 0 calc(-1 * var(--ps-space-2));
    }
  }

  @container (max-width: 780px) {
    ${offerListRules}

    & > .ps-offer-groups {
      gap: var(--ps-space-6);
    }

    & .ps-offer-list {
      grid-template-columns: minmax(0, 1fr) auto auto;
      column-gap: var(--ps-space-2);
    }

    & .ps-offer {
      grid-template-areas:
        'what what price'
        'when when when'
        'stock order order';
      row-gap: var(--ps-space-half);
      align-items: start;
      padding-block: calc(var(--ps-space-1) + var(--ps-space-half));
      padding-inline: var(--ps-space-3);
    }

    & .ps-offer-fold {
      padding-inline: var(--ps-space-3);
    }

    & .ps-offer-what {
      gap: 0;
    }

    & .ps-offer-when {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--ps-space-2);
      align-items: baseline;
    }

    & .ps-offer-order {
      align-self: end;
      justify-items: end;
    }
  }
`;
