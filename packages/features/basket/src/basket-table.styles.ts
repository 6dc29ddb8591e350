import { css } from 'styled-components';

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
`;
