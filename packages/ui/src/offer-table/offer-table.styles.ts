import { styled } from 'styled-components';
import { bareRules } from '../bare-rules.ts';
import { offerHeadingRules, offerListRules, offerRules } from './offer.styles.ts';

export const TableRoot = styled.div`
  container-type: inline-size;

  /* A layer of its own: a change elsewhere on the page does not paint a hundred rows again. */
  isolation: isolate;

  & > table {
    inline-size: 100%;
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

  & .ps-offer-group th {
    padding: var(--ps-space-4) var(--ps-space-3) var(--ps-space-2);
  }

  & .ps-offer-group h3 {
    font-size: var(--ps-type-md);
  }

  & .ps-offer-article {
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-strong);
    text-decoration: none;
  }

  & a.ps-offer-article {
    color: var(--ps-color-accent-text);
    text-decoration: underline;
    text-decoration-thickness: from-font;
    text-underline-offset: 0.2em;
  }

  & a.ps-offer-article:hover {
    color: var(--ps-color-text);
  }

  & .ps-offer-terms > .ps-badge {
    flex: none;
    margin-block: -1px;
    padding: 0 var(--ps-space-1);
    line-height: inherit;
    white-space: nowrap;
  }

  & :is(.ps-offer-name, .ps-offer-warehouse, .ps-offer-pack, .ps-offer-label) {
    color: var(--ps-color-text-muted);
  }

  & :is(.ps-offer-name, .ps-offer-warehouse, .ps-offer-pack) {
    display: block;
    font-size: var(--ps-type-xs);
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

  & .ps-offer-qty {
    inline-size: 3.5em;
    min-block-size: var(--ps-control-sm);
  }

  @container (min-width: 880.02px) {
    /* Under the price, which moves up for it: the row stays as high as it is. */
    & .ps-offer-order {
      position: relative;
    }

    & .ps-offer-in-basket {
      position: absolute;
      inset-block-end: var(--ps-space-half);
      inset-inline-end: calc(100% + var(--ps-space-3));
    }

    & .ps-offer[data-marked] .ps-offer-price > bdi {
      display: inline-block;
      translate: 0 calc(-1 * var(--ps-space-2));
    }

    & > table {
      --ps-offer-cell: var(--ps-space-2);
      --ps-offer-maker: 8rem;
      --ps-offer-number: 10rem;
      --ps-offer-name: 14rem;
      --ps-offer-seller: 9rem;
    }

    & .ps-offer > * {
      padding: 2px var(--ps-offer-cell);
      line-height: var(--ps-leading-tight);
    }

    & .ps-offer > :first-child,
    & thead th:first-child {
      padding-inline-start: var(--ps-space-3);
    }

    /* The column says the maker. */
    & .ps-offer-of {
      display: none;
    }

    & :is(.ps-offer-maker, .ps-offer-what) {
      white-space: nowrap;
    }

    /* Name and verdict share a line: the row stays as high as it is. */
    & .ps-offer-second {
      display: flex;
      gap: var(--ps-space-2);
      max-inline-size: var(--ps-offer-name);
    }

    & .ps-offer-fit {
      min-inline-size: 0;
    }

    & .ps-offer-name {
      flex: 1 1 0;
      min-inline-size: 4rem;
    }

    & .ps-fit-text {
      overflow: hidden;
      text-overflow: ellipsis;
    }

    /* A number is never cut: a very long one takes two lines. */
    & .ps-offer-article {
      display: inline-block;
      inline-size: max-content;
      max-inline-size: var(--ps-offer-number);
    }

    /* Takes the room that is left. */
    & .ps-offer-seller {
      inline-size: 100%;
      min-inline-size: var(--ps-offer-seller);
      max-inline-size: 0;
    }

    & :is(.ps-offer-company, .ps-offer-terms, .ps-offer-warehouse, .ps-offer-name) {
      display: flex;
      gap: var(--ps-space-1);
      align-items: baseline;
    }

    & .ps-offer-terms > .ps-offer-warehouse {
      min-inline-size: 0;
    }

    /* What is too long is cut at its own end, so that a row stays one row. */
    & :is(.ps-offer-maker, .ps-offer-company, .ps-offer-warehouse, .ps-offer-name) > bdi {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    & .ps-offer-maker > bdi {
      display: block;
      inline-size: fit-content;
      max-inline-size: var(--ps-offer-maker);
    }

    & thead th {
      position: sticky;
      z-index: var(--ps-layer-sticky);
      inset-block-start: var(--ps-top-bar-size, 0);
      padding: var(--ps-space-2) var(--ps-offer-cell);
      background: var(--ps-color-sunken);
      color: var(--ps-color-text-muted);
      font-size: var(--ps-type-xs);
      font-weight: var(--ps-weight-medium);
      white-space: nowrap;
    }

    & .ps-offer-fold > td {
      padding: 0 var(--ps-space-3);
    }

    & :is(.ps-offer > *, .ps-offer-fold > td, .ps-offer-group th) {
      border-block-start: 1px solid var(--ps-color-line);
    }

    & .ps-offer:hover > * {
      background: var(--ps-color-hover);
    }

    & .ps-offer-label {
      display: none;
    }
  }

  @container (min-width: 880.02px) and (max-width: 960px) {
    & > table {
      --ps-offer-cell: 6px;
      --ps-offer-maker: 6rem;
      --ps-offer-number: 8rem;
      --ps-offer-name: 8rem;
      --ps-offer-seller: 6rem;
    }

    & .ps-offer-qty {
      inline-size: 3em;
    }
  }

  /* A dense list: the same cells, on three lines per row. */
  @container (max-width: 880px) {
    ${offerListRules}

    & :is(table, tbody, .ps-offer-group :is(tr, th), .ps-offer-fold, .ps-offer-fold > td) {
      display: block;
    }

    & thead {
      display: none;
    }

    & tbody + tbody,
    & :is(.ps-offer, .ps-offer-fold) + :is(.ps-offer, .ps-offer-fold) {
      border-block-start: 1px solid var(--ps-color-line);
    }

    & .ps-offer {
      display: grid;
      grid-template-areas:
        'what what what price'
        'seller seller seller seller'
        'delivery stock order order'
        'punctual punctual order order';
      grid-template-columns: auto minmax(0, 1fr) auto auto;
      gap: 0 var(--ps-space-2);
      align-items: start;
      padding: var(--ps-space-2) var(--ps-space-3);
    }

    & .ps-offer-fold {
      padding-inline: var(--ps-space-3);
    }

    & .ps-offer-fit {
      display: block;
      font-size: var(--ps-type-xs);
    }

    & .ps-offer-maker {
      display: none;
    }

    & .ps-offer-seller {
      min-inline-size: 0;
    }

    & :is(.ps-offer-warehouse, .ps-offer-pack) {
      display: inline;
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
    }

    & .ps-offer-seller {
      grid-area: seller;
    }

    & .ps-offer-order {
      grid-area: order;
      align-self: end;
      text-align: end;
    }
  }
`;
