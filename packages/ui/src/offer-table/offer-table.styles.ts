import { styled } from 'styled-components';
import { bareRules } from '../bare-rules.ts';
import { offerHeadingRules, offerRules } from './offer.styles.ts';

export const TableRoot = styled.div`
  container-type: inline-size;

  & > table {
    inline-size: 100%;
    table-layout: fixed;
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-md);
    border-spacing: 0;
    background: var(--ps-color-surface);
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
  }

  ${bareRules}
  ${offerHeadingRules}
  ${offerRules}

  & caption {
    block-size: 0;
  }

  & :is(th, td) {
    font-weight: normal;
    text-align: start;
  }

  & .ps-offer-group td {
    padding: var(--ps-space-4) var(--ps-space-3) var(--ps-space-2);
  }

  & .ps-offer-group h3 {
    font-size: var(--ps-type-md);
  }

  & .ps-offer-article {
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-medium);
    text-decoration: none;
  }

  & a.ps-offer-article:hover {
    color: var(--ps-color-accent-text);
    text-decoration: underline;
  }

  & .ps-offer-what > .ps-badge {
    padding-block: 0;
  }

  & :is(.ps-offer-name, .ps-offer-warehouse, .ps-offer-pack, .ps-offer-label) {
    color: var(--ps-color-text-muted);
  }

  & :is(.ps-offer-name, .ps-offer-warehouse, .ps-offer-pack) {
    display: block;
    font-size: var(--ps-type-xs);
  }

  & :is(.ps-offer-name, .ps-offer-warehouse, .ps-offer-company) {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  & :is(.ps-offer-stock, .ps-offer-delivery, .ps-offer-punctual, .ps-offer-price) {
    white-space: nowrap;
  }

  & .ps-offer-price {
    font-variant-numeric: tabular-nums;
  }

  & .ps-offer-delivery {
    font-weight: var(--ps-weight-medium);
  }

  & :is(.ps-offer-price, [data-column='price']) {
    text-align: end;
  }

  & .ps-offer-price {
    font-size: var(--ps-type-control);
    font-weight: var(--ps-weight-strong);
  }

  & .ps-offer-in-basket {
    padding-block-start: var(--ps-space-half);
  }

  & .ps-offer-qty {
    inline-size: 3.5em;
    min-block-size: var(--ps-control-sm);
  }

  @container (min-width: 780.02px) {
    /* Under the price, which moves up for it: the row stays as high as it is. */
    & .ps-offer-order {
      position: relative;
    }

    & .ps-offer-in-basket {
      position: absolute;
      inset-block-end: var(--ps-space-half);
      inset-inline-end: calc(100% + var(--ps-space-3));
    }

    & .ps-offer:has(.ps-offer-in-basket:not(:empty)) .ps-offer-price > bdi {
      display: inline-block;
      translate: 0 calc(-1 * var(--ps-space-2));
    }

    & .ps-offer > * {
      padding: var(--ps-space-1) var(--ps-space-3);
    }

    & thead th {
      position: sticky;
      z-index: var(--ps-layer-sticky);
      inset-block-start: 0;
      padding: var(--ps-space-2) var(--ps-space-3);
      background: var(--ps-color-sunken);
      color: var(--ps-color-text-muted);
      font-size: var(--ps-type-xs);
      font-weight: var(--ps-weight-medium);
      white-space: nowrap;
    }

    & :is([data-column='availability'], [data-column='delivery'], [data-column='onTime']) {
      inline-size: 86px;
    }

    & [data-column='seller'] {
      inline-size: 184px;
    }

    & [data-column='price'] {
      inline-size: 120px;
    }

    & [data-column='order'] {
      inline-size: 200px;
    }

    & :is(.ps-offer > *, .ps-offer-group td) {
      border-block-start: 1px solid var(--ps-color-line);
    }

    & .ps-offer:hover > * {
      background: var(--ps-color-hover);
    }

    & .ps-offer-label {
      display: none;
    }
  }

  /* A dense list: the same cells, on three lines per row. */
  @container (max-width: 780px) {
    & :is(table, tbody, .ps-offer-group :is(tr, td)) {
      display: block;
    }

    & thead {
      display: none;
    }

    & tbody + tbody,
    & .ps-offer + .ps-offer {
      border-block-start: 1px solid var(--ps-color-line);
    }

    & .ps-offer {
      display: grid;
      grid-template-areas:
        'what what what price'
        'delivery punctual punctual stock'
        'seller seller order order';
      grid-template-columns: auto minmax(0, 1fr) auto auto;
      gap: var(--ps-space-1) var(--ps-space-3);
      align-items: center;
      padding: var(--ps-space-3);
    }

    & .ps-offer > * {
      padding: 0;
    }

    & .ps-offer-what {
      grid-area: what;
    }

    & .ps-offer-price {
      grid-area: price;
      align-self: start;
    }

    & .ps-offer-delivery {
      grid-area: delivery;
    }

    & .ps-offer-punctual {
      grid-area: punctual;
    }

    & .ps-offer-stock {
      grid-area: stock;
      text-align: end;
    }

    & .ps-offer-seller {
      grid-area: seller;
    }

    & .ps-offer-order {
      grid-area: order;
    }
  }
`;
