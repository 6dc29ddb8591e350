import { bareRules } from '@partshop/ui';
import { styled } from 'styled-components';
import { groupHeadingRules, offerRules } from './offer-boxes.styles.ts';

export const TableRoot = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border: 1px solid var(--ps-color-line);
  border-radius: var(--ps-radius-md);
  border-spacing: 0;
  background: var(--ps-color-surface);
  font-size: var(--ps-type-sm);
  line-height: var(--ps-leading-snug);

  ${bareRules}
  ${groupHeadingRules}
  ${offerRules}

  & caption {
    block-size: 0;
  }

  & :is(th, td) {
    font-weight: normal;
    text-align: start;
  }

  & .group td {
    padding: var(--ps-space-4) var(--ps-space-3) var(--ps-space-2);
  }

  & .group h3 {
    font-size: var(--ps-type-md);
  }

  & .offer-article {
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-medium);
    text-decoration: none;
  }

  & a.offer-article:hover {
    color: var(--ps-color-accent-text);
    text-decoration: underline;
  }

  & .offer-what > .ps-badge {
    padding-block: 0;
  }

  & :is(.offer-name, .offer-warehouse, .offer-pack, .offer-label) {
    color: var(--ps-color-text-muted);
  }

  & :is(.offer-name, .offer-warehouse, .offer-pack) {
    display: block;
    font-size: var(--ps-type-xs);
  }

  & :is(.offer-name, .offer-warehouse, .offer-company) {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  & :is(.offer-stock, .offer-delivery, .offer-punctual, .offer-price) {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  & .offer-delivery {
    font-weight: var(--ps-weight-medium);
  }

  & :is(.offer-price, [data-column='price']) {
    text-align: end;
  }

  & .offer-price {
    font-size: var(--ps-type-control);
    font-weight: var(--ps-weight-strong);
  }

  & .offer-qty {
    inline-size: 3.5em;
    min-block-size: var(--ps-control-sm);
  }

  @container (min-width: 780.02px) {
    & .offer > * {
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

    & :is(.offer > *, .group td) {
      border-block-start: 1px solid var(--ps-color-line);
    }

    & .offer:hover > * {
      background: var(--ps-color-accent-soft);
    }

    & .offer-label {
      display: none;
    }
  }

  /* A dense list: the same cells, each row on three lines. */
  @container (max-width: 780px) {
    & :is(&, tbody, .group :is(tr, td)) {
      display: block;
    }

    & thead {
      display: none;
    }

    & tbody + tbody,
    & .offer + .offer {
      border-block-start: 1px solid var(--ps-color-line);
    }

    & .offer {
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

    & .offer > * {
      padding: 0;
    }

    & .offer-what {
      grid-area: what;
    }

    & .offer-price {
      grid-area: price;
      align-self: start;
    }

    & .offer-delivery {
      grid-area: delivery;
    }

    & .offer-punctual {
      grid-area: punctual;
    }

    & .offer-stock {
      grid-area: stock;
      text-align: end;
    }

    & .offer-seller {
      grid-area: seller;
    }

    & .offer-order {
      grid-area: order;
    }
  }
`;
