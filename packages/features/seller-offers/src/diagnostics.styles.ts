import { styled } from 'styled-components';
import { actRules, pageFrame } from '@partshop/features/shared';

import { media } from '@partshop/ui';

/** Chips of the reasons, then the offers with one of them: marked, read and changed in their rows. */
export const DiagnosticsPage = styled.div`
  ${pageFrame}

  & h2 {
    font-size: var(--ps-type-lg);
  }

  & :is(.kinds, .offers) {
    padding: 0;
    list-style: none;
  }

  & .kinds {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
  }

  & p.muted {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-4);
  }

  & .muted {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .offers-part {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);
  }

  & .match {
    max-inline-size: 26rem;
  }

  & .offer {
    display: grid;
    grid-template-columns: auto 64px minmax(10rem, 1fr) minmax(0, 30rem);
    align-items: start;
    gap: var(--ps-space-2) var(--ps-space-4);
    padding-block: var(--ps-space-4);
    border-block-start: 1px solid var(--ps-color-line);
    line-height: var(--ps-leading-snug);
  }

  & .offer-mark {
    grid-column: 1;
  }

  & .offer-picture {
    grid-column: 2;
    inline-size: 64px;
    block-size: 64px;
  }

  & .offer-text {
    display: grid;
    grid-column: 3;
    gap: var(--ps-space-1);
    align-content: start;
    justify-items: start;
    overflow-wrap: anywhere;
  }

  & .offer-text > a {
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-strong);
    text-decoration: none;
  }

  & .offer-text > a:hover {
    color: var(--ps-color-accent-text);
    text-decoration: underline;
  }

  & .offer-facts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(6rem, 1fr));
    grid-row: span 2;
    gap: var(--ps-space-2) var(--ps-space-4);
    align-content: start;
    margin: 0;
  }

  & .offer-facts dt {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .offer-facts dd {
    display: grid;
    gap: var(--ps-space-half);
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  & .offer-change {
    grid-column: 3;
  }

  & .offer-change[open] {
    grid-column: 3 / -1;
  }

  & .offer-change > form {
    max-inline-size: 32rem;
  }

  & .fields {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--ps-space-3);
  }

  ${actRules}

  ${media.narrow} {
    & .offer {
      grid-template-columns: auto 64px minmax(0, 1fr);
      gap: var(--ps-space-2) var(--ps-space-3);
    }

    & .offer-facts {
      grid-column: 1 / -1;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-row: auto;
    }

    & .offer-change,
    & .offer-change[open] {
      grid-column: 1 / -1;
    }
  }
`;
