import { css } from 'styled-components';
import { media } from '@partshop/ui';

export const tableRules = css`
  & .basket-table {
    position: relative;
    overflow-x: auto;
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-lg);
    background: var(--ps-color-surface);
  }

  & table {
    inline-size: 100%;
    min-inline-size: 680px;
    border-collapse: collapse;
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
  }

  & :is(th, td) {
    padding: var(--ps-space-2) var(--ps-space-3);
    font-weight: normal;
    text-align: start;
    vertical-align: middle;
  }

  & thead > tr > * {
    border-block-end: 1px solid var(--ps-color-line);
    background: var(--ps-color-sunken);
    color: var(--ps-color-text-muted);
    font-weight: var(--ps-weight-medium);
    white-space: nowrap;
  }

  & .row:not(:first-child) > * {
    border-block-start: 1px solid var(--ps-color-line);
  }

  & th.line-what {
    display: table-cell;
  }

  & .row-what {
    display: flex;
    gap: var(--ps-space-3);
    align-items: center;
  }

  & .row-picture {
    flex: none;
    inline-size: 40px;
  }

  & th :is(.line-name, .line-seller) {
    display: block;
  }

  & .cell-number {
    text-align: end;
  }

  & .cell-sum {
    font-weight: var(--ps-weight-strong);
  }

  & .cell-delivery {
    white-space: nowrap;
  }

  & .cell-choice {
    inline-size: 1px;
    padding-inline-end: 0;
  }

  & .cell-removal {
    inline-size: 1px;
    padding-inline-start: 0;
  }

  & .row-problem > td {
    padding-block-start: 0;
  }

  & td > :is(.line-qty, .line-pieces) {
    justify-items: start;
    padding: 0;
  }

  & td > .line-pieces {
    color: inherit;
  }

  /* A dense list: the same cells, on three lines per row, and nothing outside the screen. */
  ${media.narrow} {
    & :is(table, tbody, .row-problem, .row-problem > td) {
      display: block;
      min-inline-size: 0;
    }

    & thead {
      position: absolute;
      clip-path: inset(50%);
    }

    & .row {
      display: grid;
      grid-template-areas:
        'choice what what removal'
        'delivery delivery delivery price'
        'qty qty sum sum';
      grid-template-columns: auto auto minmax(0, 1fr) auto;
      gap: var(--ps-space-2) var(--ps-space-3);
      align-items: center;
      padding: var(--ps-space-3);
    }

    & .row:not(:first-child) {
      border-block-start: 1px solid var(--ps-color-line);
    }

    & .row:nth-child(n) > * {
      padding: 0;
      border: 0;
    }

    & .row > .cell-choice {
      grid-area: choice;
      inline-size: auto;
      align-self: start;
    }

    & .row > .line-what {
      grid-area: what;
    }

    & .row > .cell-delivery {
      grid-area: delivery;
    }

    & .row > .cell-price {
      grid-area: price;
    }

    & .row > .cell-qty {
      grid-area: qty;
    }

    & .row > .cell-sum {
      grid-area: sum;
    }

    & .row > .cell-removal {
      grid-area: removal;
      inline-size: auto;
    }
  }
`;
