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

  & .parcels,
  & .parcels form {
    display: grid;
    gap: var(--ps-space-3);
    justify-items: start;
  }

  & .parcels {
    padding-block-start: var(--ps-space-4);
    border-block-start: 1px solid var(--ps-color-line);
  }

  & .parcels h3 {
    display: flex;
    gap: var(--ps-space-2);
    align-items: center;
    font-size: inherit;
    font-weight: var(--ps-weight-strong);
  }

  & .parcels h3 svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
  }

  & :is(.parcels-gain, .parcels-note) {
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
  }

  & .parcels-gain {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-4);
    color: var(--ps-color-text-muted);
  }

  & .parcels summary {
    display: flex;
    gap: var(--ps-space-1);
    align-items: center;
    inline-size: fit-content;
    min-block-size: var(--ps-control-sm);
    color: var(--ps-color-accent-text);
    font-size: var(--ps-type-sm);
    cursor: pointer;
  }

  & .parcels summary svg {
    inline-size: 16px;
    block-size: 16px;
  }

  & .parcels details[open] > summary svg {
    transform: rotate(180deg);
  }

  & .parcels ul {
    display: grid;
    gap: var(--ps-space-3);
    padding-block-start: var(--ps-space-2);
  }

  & .parcels li {
    display: grid;
    gap: var(--ps-space-1);
    font-size: var(--ps-type-sm);
  }

  /* What is printed is what is ordered. */
  @media print {
    & :is(.delivery, .parcels) {
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
