import { css } from 'styled-components';
import { media } from '@partshop/ui';

export const summaryRules = css`
  & .summary {
    position: sticky;
    inset-block-start: var(--ps-space-4);
    display: grid;
    gap: var(--ps-space-4);
  }

  & .summary h2 {
    font-size: var(--ps-type-lg);
  }

  & :is(.summary-blocked, .rate-note, .summary-status) {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
  }

  & .summary-blocked {
    color: var(--ps-color-attention-text);
  }

  & .delivery {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: var(--ps-space-2) var(--ps-space-4);
    align-items: baseline;
    padding-block-start: var(--ps-space-4);
    border-block-start: 1px solid var(--ps-color-line);
  }

  /* What is printed is what is ordered. */
  @media print {
    & .delivery {
      display: none;
    }
  }

  & .delivery h3 {
    font-size: inherit;
    font-weight: var(--ps-weight-strong);
  }

  & .delivery :is(ul, li) {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    gap: inherit;
  }

  & .delivery > :is(h3, a) {
    grid-column: 1 / -1;
  }

  & .delivery > a {
    justify-self: start;
    font-size: var(--ps-type-sm);
  }

  & .delivery li {
    row-gap: 0;
  }

  & .way-name + * {
    justify-self: end;
  }

  & .delivery .way-note {
    grid-column: 1 / -1;
    justify-self: start;
  }

  & :is(.way-note, .delivery-unknown) {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .bar-term {
    display: block;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .bar-total {
    font-size: var(--ps-type-lg);
    font-weight: var(--ps-weight-strong);
  }

  & .summary-status:empty {
    position: absolute;
  }

  ${media.narrow} {
    & .summary {
      position: static;
    }
  }
`;
