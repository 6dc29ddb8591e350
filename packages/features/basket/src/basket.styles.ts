import { styled } from 'styled-components';
import { bareRules, media } from '@partshop/ui';

/** The basket's page. One style for all its lines, however many. */
export const Root = styled.div`
  display: grid;
  gap: var(--ps-space-6);

  ${bareRules}

  & .basket-content {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 320px;
    gap: var(--ps-space-6);
    align-items: start;
  }

  & .basket-lines {
    display: grid;
    padding: 0;
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-lg);
    background: var(--ps-color-surface);
  }

  & .line {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(128px, auto) auto;
    gap: var(--ps-space-3) var(--ps-space-5);
    align-items: start;
    padding: var(--ps-space-4) var(--ps-space-5);
  }

  & .line + .line {
    border-block-start: 1px solid var(--ps-color-line);
  }

  & .line-what {
    display: grid;
    gap: var(--ps-space-half);
    justify-items: start;
    min-inline-size: 0;
    line-height: var(--ps-leading-snug);
  }

  & .line-article {
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-strong);
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  & .line-article:hover {
    color: var(--ps-color-accent-text);
    text-decoration: underline;
  }

  & .line-name {
    overflow-wrap: anywhere;
  }

  & :is(.line-delivery, .line-marks) {
    display: inline-flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
    align-items: center;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .line-delivery:not(:has(svg + *)):not(:has(> svg ~ *)) {
    min-block-size: 1lh;
  }

  & .line-qty {
    display: grid;
    gap: var(--ps-space-2);
    justify-items: start;
  }

  & .line-pieces {
    padding-block: var(--ps-space-2);
    color: var(--ps-color-text-muted);
  }

  & .line-recount {
    display: none;
  }

  ${media.unscripted} {
    & .line-recount {
      display: inline-flex;
    }
  }

  & .line-error {
    max-inline-size: 22ch;
    color: var(--ps-color-critical-text);
    font-size: var(--ps-type-sm);
  }

  & .line-sum {
    display: grid;
    justify-items: end;
    min-block-size: var(--ps-control-md);
    align-content: center;
    font-size: var(--ps-type-lg);
    font-weight: var(--ps-weight-strong);
    line-height: var(--ps-leading-snug);
  }

  & .line-price {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    font-weight: normal;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  & .line-removal {
    color: var(--ps-color-text-muted);
  }

  & .line-problem {
    grid-column: 1 / -1;
    padding: var(--ps-space-2) var(--ps-space-3);
    font-size: var(--ps-type-sm);
  }

  & .line-problem[data-ui='Alert']:has(> .ps-alert-action) {
    grid-template-columns: auto 1fr auto;
    align-items: center;
  }

  & .line-problem > .ps-alert-action {
    grid-column: 3;
    padding: 0;
  }

  & [data-pending] :is(.line-sum, .cell-sum) {
    color: var(--ps-color-text-muted);
  }

  &
    :is([data-problem='withdrawn'], [data-problem='out-of-stock'])
    :is(.line-sum, .line-article, .line-name, .cell-number) {
    color: var(--ps-color-text-muted);
  }

  & .basket-table {
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

  & th.line-what > * {
    display: block;
    inline-size: fit-content;
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

  & .summary {
    position: sticky;
    inset-block-start: var(--ps-space-4);
    display: grid;
    gap: var(--ps-space-4);
  }

  & .summary h2 {
    font-size: var(--ps-type-lg);
  }

  & .summary-rows {
    display: grid;
    gap: var(--ps-space-2);
  }

  & .summary-rows > div {
    display: flex;
    gap: var(--ps-space-4);
    align-items: baseline;
    justify-content: space-between;
  }

  & .summary-rows dt {
    color: var(--ps-color-text-muted);
  }

  & .summary-rows dd {
    text-align: end;
  }

  & .summary-rows > .summary-total {
    padding-block-start: var(--ps-space-3);
    border-block-start: 1px solid var(--ps-color-line);
    font-size: var(--ps-type-xl);
    font-weight: var(--ps-weight-strong);
  }

  & .summary-rows > .summary-total > dt {
    color: inherit;
    font-size: var(--ps-type-lg);
  }

  & :is(.summary-blocked, .summary-note, .summary-status) {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
  }

  & .summary-blocked {
    color: var(--ps-color-attention-text);
  }

  & .summary-status:empty {
    position: absolute;
  }

  & .basket-search {
    inline-size: min(480px, 100%);
    margin-block-start: var(--ps-space-4);
    margin-inline: auto;
  }

  ${media.narrow} {
    gap: var(--ps-space-4);

    & .basket-content {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--ps-space-4);
    }

    & .line {
      grid-template-areas:
        'what removal'
        'qty sum'
        'problem problem';
      grid-template-columns: minmax(0, 1fr) auto;
      gap: var(--ps-space-3);
      padding: var(--ps-space-4);
    }

    & .line > .line-what {
      grid-area: what;
    }

    & .line > .line-removal {
      grid-area: removal;
    }

    & .line > :is(.line-qty, .line-pieces) {
      grid-area: qty;
    }

    & .line > .line-sum {
      grid-area: sum;
    }

    & .line > .line-problem {
      grid-area: problem;
    }

    & .summary {
      position: static;
    }
  }
`;
