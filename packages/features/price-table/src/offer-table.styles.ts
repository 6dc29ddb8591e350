import { bareRules } from '@partshop/ui';
import { styled } from 'styled-components';
import { groupHeadingRules, offerRules } from './offer-boxes.styles.ts';

export const TableRoot = styled.table`
  inline-size: 100%;
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
    padding: var(--ps-space-1) var(--ps-space-3);
    font-weight: normal;
    text-align: start;
  }

  & thead th {
    position: sticky;
    z-index: var(--ps-layer-sticky);
    inset-block-start: 0;
    padding-block: var(--ps-space-2);
    border-block-end: 1px solid var(--ps-color-line);
    background: var(--ps-color-sunken);
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-xs);
    font-weight: var(--ps-weight-medium);
    white-space: nowrap;
  }

  & .group td {
    padding-block: var(--ps-space-4) var(--ps-space-2);
    border-block-end: 1px solid var(--ps-color-line);
  }

  & tbody:not(:last-child) > .offer:last-child > * {
    border-block-end: 1px solid var(--ps-color-line);
  }

  & .group h3 {
    font-size: var(--ps-type-md);
  }

  & .offer + .offer > * {
    border-block-start: 1px solid var(--ps-color-line);
  }

  & .offer:hover > * {
    background: var(--ps-color-accent-soft);
  }

  & .offer-article {
    display: block;
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-medium);
    text-decoration: none;
  }

  & a.offer-article:hover {
    color: var(--ps-color-accent-text);
    text-decoration: underline;
  }

  & :is(.offer-name, .offer-warehouse, .offer-pack) {
    display: block;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-xs);
  }

  & td:is(.offer-stock, .offer-delivery, .offer-punctual, .offer-price) {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  & td.offer-delivery {
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
    min-block-size: var(--ps-control-sm);
    inline-size: 3.75em;
  }

  & .offer-order {
    inline-size: 1%;
  }

  @container (max-width: 780px) {
    display: block;

    & :is(tbody, .group td) {
      display: block;
    }

    & thead {
      display: none;
    }

    & .group tr {
      display: block;
    }

    & .offer {
      display: grid;
      grid-template-areas:
        'what price'
        'delivery stock'
        'seller order';
      grid-template-columns: minmax(0, 1fr) auto;
      gap: var(--ps-space-1) var(--ps-space-4);
      padding: var(--ps-space-3);
      border-block-end: 1px solid var(--ps-color-line);
    }

    & tbody:last-child > .offer:last-child {
      border-block-end: 0;
    }

    & .offer > * {
      padding: 0;
      border: 0 !important;
      background: none !important;
    }
  }
`;
