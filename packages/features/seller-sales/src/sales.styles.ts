import { styled } from 'styled-components';
import { filterRules, pageFrame } from '@partshop/features/shared';
import { media } from '@partshop/ui';

/** A page about a seller's sales: the choice of days, figures, charts and tables. */
export const SalesPage = styled.div`
  ${pageFrame}
  ${filterRules}

  & h2 {
    font-size: var(--ps-type-lg);
  }

  & :is(.chips, .positions) {
    padding: 0;
    list-style: none;
  }

  & .chips {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
  }

  & :is(.choice, .part) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-3);
  }

  & .choice > .bar,
  & .find {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-3) var(--ps-space-6);
    align-items: end;
    justify-content: space-between;
  }

  & .views {
    display: grid;
    gap: var(--ps-space-3);
    justify-items: start;
  }

  & .fold > summary {
    display: inline-flex;
    gap: var(--ps-space-1);
    align-items: center;
    min-block-size: 24px;
    cursor: pointer;
    list-style: none;
  }

  & .fold[open] > :not(summary) {
    margin-block-start: var(--ps-space-3);
  }

  & .view-form {
    max-inline-size: 32rem;
  }

  & .files {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2) var(--ps-space-5);
  }

  & .muted {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .facts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
    gap: var(--ps-space-4) var(--ps-space-5);
  }

  & .facts dt {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .facts dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  & .facts .figure {
    font-size: var(--ps-type-xl);
    font-weight: var(--ps-weight-strong);
  }

  & .charts {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--ps-space-5);
    align-items: start;
  }

  & .columns {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
    gap: var(--ps-space-6) var(--ps-space-8);
    align-items: start;
  }

  & .position {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--ps-space-1) var(--ps-space-4);
    padding-block: var(--ps-space-2);
    border-block-end: 1px solid var(--ps-color-line);
    line-height: var(--ps-leading-snug);
    overflow-wrap: anywhere;
  }

  & .faults {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ps-space-3);
    font-size: var(--ps-type-sm);
  }

  & .faults > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
    color: var(--ps-color-text-muted);
  }

  & .reasons {
    display: inline-flex;
    gap: var(--ps-space-3);
  }

  & .reasons > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
  }

  & .position-figure {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  & .position-text {
    display: grid;
    gap: var(--ps-space-half);
    justify-items: start;
  }

  & .table {
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-surface);
    overflow-x: auto;
  }

  & .table > table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--ps-type-sm);
  }

  & .table > table :is(th, td) {
    padding: var(--ps-space-2) var(--ps-space-3);
    font-weight: inherit;
    text-align: end;
    vertical-align: top;
  }

  & .table > table tbody :is(th, td) {
    border-block-start: 1px solid var(--ps-color-line);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  & .table > table thead th {
    color: var(--ps-color-text-muted);
  }

  & .table > table :is(th, td):first-child {
    text-align: start;
  }

  & .table > table tbody th:has(.position-text) {
    min-inline-size: 12rem;
    line-height: var(--ps-leading-snug);
    white-space: normal;
    overflow-wrap: anywhere;
  }

  & .table thead a {
    display: inline-flex;
    gap: var(--ps-space-1);
    align-items: center;
    min-block-size: 24px;
    color: inherit;
    text-decoration: none;
  }

  & .table thead a:hover {
    color: var(--ps-color-text);
    text-decoration: underline;
  }

  & .table [aria-sort] a {
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-medium);
  }

  @media (pointer: coarse) {
    & [data-ui='DataGrid'] tr[data-index] a {
      display: inline-flex;
      align-items: center;
      min-block-size: 44px;
      margin-block: calc(-1 * var(--ps-cell-block));
    }

    & .fold > summary {
      min-block-size: 44px;
    }
  }

  ${media.narrow} {
    & .table thead a {
      min-block-size: 44px;
    }

    & .facts {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    & .faults > a {
      min-block-size: 44px;
    }

    & .charts {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
