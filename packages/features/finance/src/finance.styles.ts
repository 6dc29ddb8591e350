import { styled } from 'styled-components';
import { media } from '@partshop/ui';
import { filterRules, pageFrame } from '@partshop/features/shared';

/** The page of what a wholesale client owes. */
export const Page = styled.div`
  ${pageFrame}
  ${filterRules}

  & h2 {
    font-size: var(--ps-type-lg);
  }

  & .cards {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
    gap: var(--ps-space-4);
  }

  & .cards > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-3);
    align-content: start;
  }

  & .figure {
    font-size: var(--ps-type-2xl);
    font-weight: var(--ps-weight-strong);
    justify-self: start;
  }

  & .figure.overdue {
    color: var(--ps-color-critical-text);
  }

  & .quiet {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .ages {
    display: grid;
    gap: var(--ps-space-1);
  }

  & .ages > div {
    display: flex;
    gap: var(--ps-space-4);
    justify-content: space-between;
  }

  & .ages > [data-is-none] {
    color: var(--ps-color-text-muted);
  }

  & :is(dd, blockquote) {
    margin: 0;
  }

  & .part {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);
    scroll-margin-block-start: var(--ps-space-6);
  }

  & .kinds {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
    padding: 0;
    list-style: none;
  }

  & .files {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2) var(--ps-space-5);
    align-items: center;
  }

  & .state {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
    align-items: center;
    justify-content: space-between;
  }

  & .ages > .difference {
    color: var(--ps-color-critical-text);
    font-weight: var(--ps-weight-strong);
  }

  & .turnover {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-3) var(--ps-space-6);
  }

  & .turnover dt {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .turnover dd {
    font-weight: var(--ps-weight-medium);
  }

  & :is(.document, .due) {
    display: inline-flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-3);
    align-items: baseline;
  }

  & .lowered {
    color: var(--ps-color-positive-text);
  }

  & table {
    inline-size: 100%;
    border: 1px solid var(--ps-color-line);
    border-collapse: separate;
    border-spacing: 0;
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-surface);
    font-size: var(--ps-type-sm);
  }

  & :is(th, td) {
    padding: var(--ps-space-2) var(--ps-space-4);
    font-weight: inherit;
    text-align: start;
    vertical-align: baseline;
  }

  & thead th {
    color: var(--ps-color-text-muted);
  }

  & tbody > tr > * {
    border-block-start: 1px solid var(--ps-color-line);
  }

  & tbody th {
    font-weight: var(--ps-weight-medium);
  }

  & [data-sum] {
    text-align: end;
    white-space: nowrap;
  }

  & .in-card {
    display: none;
  }

  ${media.narrow} {
    & :is(thead, td[data-column='amount']:has(+ [data-column='unpaid'])) {
      display: none;
    }

    & :is(table, tbody) {
      display: block;
    }

    & tbody > tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: var(--ps-space-1) var(--ps-space-3);
      padding: var(--ps-space-3) var(--ps-space-4);
    }

    & tbody > tr + tr {
      border-block-start: 1px solid var(--ps-color-line);
    }

    & tbody > tr > * {
      padding: 0;
      border: 0;
    }

    &
      tbody
      > tr
      > :is(
        [data-column='unpaid'],
        [data-column='amount'],
        [data-column='debit'],
        [data-column='credit'],
        [data-column='state']
      ) {
      grid-area: 1 / 2;
    }

    & :is(.in-table, td:empty) {
      display: none;
    }

    & .in-card {
      display: inline;
    }
  }
`;
