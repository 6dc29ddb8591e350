import { css } from 'styled-components';
import { media } from '@partshop/ui';
import { lineFitRules } from './line-fit.styles.ts';

/** Styles of the lines in the box view, and of what both views share. */
export const linesRules = css`
  ${lineFitRules}

  & .basket-lines {
    display: grid;
    grid-template-columns: auto 64px minmax(0, 1fr) auto auto auto;
    column-gap: var(--ps-space-5);
    padding: 0;
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-lg);
    background: var(--ps-color-surface);
  }

  & .line {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    row-gap: var(--ps-space-3);
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
    min-block-size: 24px;
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

  & .line-seller {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    overflow-wrap: anywhere;
  }

  & .line-delivery {
    display: inline-flex;
    gap: var(--ps-space-2);
    align-items: center;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .line-qty {
    display: grid;
    gap: var(--ps-space-1);
    justify-items: center;
  }

  & .line-pieces {
    justify-self: center;
    padding-block: var(--ps-space-2);
    color: var(--ps-color-text-muted);
  }

  & .line-packs {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-xs);
  }

  & .line-change {
    color: var(--ps-color-attention-text);
    font-size: var(--ps-type-sm);
  }

  & .line-recount {
    display: none;
  }

  ${media.unscripted} {
    & .line-recount {
      display: inline-flex;
    }
  }

  /* Always there, so that screen readers announce its text. */
  & .line-note:empty {
    position: absolute;
  }

  & .line-note {
    max-inline-size: 22ch;
    color: var(--ps-color-attention-text);
    font-size: var(--ps-type-sm);
  }

  & .line-error {
    max-inline-size: 22ch;
    color: var(--ps-color-critical-text);
    font-size: var(--ps-type-sm);
  }

  & .line-sum {
    display: grid;
    min-inline-size: 112px;
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

  & .selection {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2) var(--ps-space-5);
    align-items: center;
    padding-inline: var(--ps-space-5);
  }

  & :is(.line-choice, .selection-all) {
    display: flex;
    gap: var(--ps-space-2);
    align-items: center;
  }

  & .line-choice {
    --ps-check-gap: 0px;
  }

  & .line-more {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ps-space-4);
    align-items: start;
    padding-block-start: var(--ps-space-1);
  }

  & .line-comment {
    max-inline-size: 100%;
  }

  & .line-comment[open] {
    flex-basis: 100%;
  }

  & .line-comment > form {
    display: grid;
    gap: var(--ps-space-2);
    justify-items: start;
    max-inline-size: 420px;
    padding-block: var(--ps-space-2);
  }

  & [data-left-out] :is(.line-sum, .cell-sum) {
    color: var(--ps-color-text-muted);
    font-weight: normal;
  }

  & .line-problem {
    grid-column: 1 / -1;
    padding: var(--ps-space-2) var(--ps-space-3);
    font-size: var(--ps-type-sm);
  }

  & [data-pending] :is(.line-sum, .cell-sum) {
    color: var(--ps-color-text-muted);
  }

  &
    :is([data-problem='withdrawn'], [data-problem='out-of-stock'])
    :is(.line-sum, .line-article, .line-name, .cell-number) {
    color: var(--ps-color-text-muted);
  }

  ${media.narrow} {
    & .basket-lines {
      display: block;
    }

    & .line {
      grid-template-areas:
        'choice picture what what removal'
        'qty qty qty sum sum';
      grid-template-columns: auto 64px auto minmax(0, 1fr) auto;
      gap: var(--ps-space-3);
      padding: var(--ps-space-4);
    }

    & .selection {
      padding-inline: var(--ps-space-4);
    }

    & .line > .line-choice {
      grid-area: choice;
    }

    & .line > .line-picture {
      grid-area: picture;
    }

    & .line > .line-what {
      grid-area: what;
    }

    & .line > .line-removal {
      grid-area: removal;
      justify-self: end;
      margin: calc(-1 * var(--ps-space-2));
    }

    & .line > :is(.line-qty, .line-pieces) {
      grid-area: qty;
      justify-items: start;
      justify-self: start;
    }

    & .line > .line-sum {
      grid-area: sum;
    }
  }
`;
