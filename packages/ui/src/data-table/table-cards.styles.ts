import { css } from 'styled-components';
import { media } from '../media.ts';

/** On phones each row is a card of two lines: its title and price, then the other values. */
export const tableCardRules = css`
  ${media.narrow} {
    &[data-phone='scroll'] table {
      min-inline-size: var(--ps-table-width);
    }

    &[data-phone='cards'] > .ps-table-bar {
      display: flex;
    }

    &[data-phone='cards'] > .ps-table-bar > .ps-table-order {
      display: grid;
      flex: 1 1 12rem;
    }

    &[data-phone='cards'] :is(table, tbody, tfoot, tr, th, td) {
      display: block;
      min-inline-size: 0;
    }

    &[data-phone='cards'] :is(thead, colgroup) {
      display: none;
    }

    &[data-phone='cards'] :is(tbody, tfoot) > tr:not(.ps-table-gap) {
      position: relative;
      display: flex;
      flex-wrap: wrap;
      gap: var(--ps-space-half) var(--ps-space-3);
      align-items: baseline;
      padding: var(--ps-space-2) var(--ps-space-4);
      padding-inline-start: var(--ps-card-start, var(--ps-space-4));
      border-block-end: 1px solid var(--ps-color-line);
      background: var(--ps-row-background, var(--ps-color-surface));
    }

    &[data-phone='cards'] table > :last-child > tr:last-child {
      border-block-end: 0;
    }

    &[data-phone='cards'] tfoot > tr:not(.ps-table-gap) {
      --ps-card-start: var(--ps-space-4);

      border-block-start: 1px solid var(--ps-color-line-strong);
      background: var(--ps-color-sunken);
    }

    &[data-phone='cards'] tr > :is(th, td) {
      position: static;
      padding: 0;
      border: 0;
      background: none;
      text-align: start;
      white-space: normal;
    }

    /* The title and what stands beside it, then a break, then the rest. */
    &[data-phone='cards'] tbody > tr::before {
      order: -1;
      flex-basis: 100%;
      content: '';
    }

    &[data-phone='cards'] tbody > tr > th {
      order: -3;
      flex: 1;
      font-size: var(--ps-type-md);
    }

    &[data-phone='cards'] tbody > tr > [data-card='end'] {
      order: -2;
      color: var(--ps-color-text);
      font-size: var(--ps-type-md);
      font-weight: var(--ps-weight-medium);
      white-space: nowrap;
    }

    &[data-phone='cards'] tbody > tr > td {
      color: var(--ps-color-text-muted);
    }

    &[data-phone='cards'] tfoot > tr > td[data-label]::before {
      padding-inline-end: var(--ps-space-1);
      color: var(--ps-color-text-muted);
      font-weight: initial;
      content: attr(data-label) / '';
    }

    &[data-phone='cards'] tr > td:is(:empty, [data-card='none']) {
      display: none;
    }

    &[data-phone='cards'] tr:has(> .ps-table-check) {
      --ps-card-start: calc(44px + var(--ps-space-1));
    }

    &[data-phone='cards'] tr > .ps-table-check {
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: 0;
      inline-size: 44px;
    }

    &[data-phone='cards'] .ps-table-check > label {
      inline-size: 44px;
      min-block-size: 44px;
    }

    &[data-phone='cards'] tfoot .ps-table-check {
      display: none;
    }

    &[data-phone='cards'] .ps-table-placeholder td > .ps-table-bone {
      inline-size: 60%;
      margin-inline-start: 0;
    }

    &[data-phone='cards'] .ps-table-placeholder td {
      flex: 1 1 30%;
    }

    &[data-phone='cards'] tr > .ps-table-message {
      display: block;
      flex: 1;
    }
  }
`;
