import { css } from 'styled-components';
import { media } from '../media.ts';

/** On phones each row is a card: the row header is its title, and each value is beside its column's name. */
export const tableCardRules = css`
  ${media.narrow} {
    &[data-phone='scroll'] table {
      min-inline-size: var(--ps-table-width);
    }

    &[data-phone='cards'] > .ps-table-bar {
      display: flex;
    }

    &[data-phone='cards'] > .ps-table-bar > .ps-table-order {
      display: flex;
      flex: 1 1 12rem;
      gap: var(--ps-space-2);
      align-items: center;
      min-inline-size: 0;
    }

    & .ps-table-order > select {
      flex: 1;
      min-inline-size: 0;
      min-block-size: var(--ps-control-sm);
      padding-inline: var(--ps-space-2);
      border: 1px solid var(--ps-color-line-strong);
      border-radius: var(--ps-radius-md);
      background: var(--ps-color-surface);
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
      display: grid;
      gap: var(--ps-space-1);
      padding: var(--ps-space-3) var(--ps-space-4);
      border-block-end: 1px solid var(--ps-color-line);
      background: var(--ps-row-background, var(--ps-color-surface));
    }

    &[data-phone='cards'] table > :last-child > tr:last-child {
      border-block-end: 0;
    }

    &[data-phone='cards'] tfoot > tr {
      border-block-start: 1px solid var(--ps-color-line-strong);
      background: var(--ps-color-sunken);
    }

    &[data-phone='cards'] tr > :is(th, td) {
      position: static;
      display: flex;
      gap: var(--ps-space-4);
      align-items: baseline;
      justify-content: space-between;
      padding: 0;
      border: 0;
      background: none;
      text-align: start;
      white-space: normal;
    }

    &[data-phone='cards'] tr > :is(th, td)[data-label]::before {
      flex: none;
      max-inline-size: 50%;
      color: var(--ps-color-text-muted);
      font-weight: initial;
      content: attr(data-label) / '';
    }

    &[data-phone='cards'] tbody tr > th {
      order: -1;
      padding-block-end: var(--ps-space-1);
      font-size: var(--ps-type-md);
    }

    &[data-phone='cards'] tr > :is(th, td:empty)::before,
    &[data-phone='cards'] tfoot td:empty {
      display: none;
    }

    &[data-phone='cards'] tr:has(> .ps-table-check) > th {
      padding-inline-end: var(--ps-space-10);
    }

    &[data-phone='cards'] tr > .ps-table-check {
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: var(--ps-space-1);
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

    &[data-phone='cards'] tr > .ps-table-message {
      display: block;
    }
  }
`;
