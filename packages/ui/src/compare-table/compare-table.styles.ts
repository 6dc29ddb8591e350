import { css } from 'styled-components';
import { buttonRules } from '../button/button.styles.ts';
import { media } from '../media.ts';
import { switchRules } from '../switch/switch.styles.ts';

const tableRules = css`
  & table {
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
    table-layout: fixed;
  }

  & :is(th, td) {
    padding: var(--ps-space-2) var(--ps-space-4);
    border-block-end: 1px solid var(--ps-color-line);
    background: var(--ps-color-surface);
    font-weight: normal;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  & tbody > tr:last-child > * {
    border-block-end: 0;
  }

  & thead > tr > * {
    position: sticky;
    inset-block-start: var(--ps-compare-offset, 0);
    z-index: 2;
    padding-block: var(--ps-space-4);
    border-block-end-color: var(--ps-color-line-strong);
  }

  & :is(thead td, th[scope='row']) {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    inline-size: 24%;
  }

  & thead > tr > td {
    z-index: 3;
  }

  & th[scope='row'] {
    color: var(--ps-color-text-muted);
  }

  /* What differs from most is marked by weight and a line; that a row differs at all, by the weight of its name. */
  & tr:not([data-same]) > th[scope='row'] {
    color: var(--ps-color-text);
  }

  & td[data-deviates] {
    background: color-mix(in srgb, var(--ps-color-accent-soft) 60%, var(--ps-color-surface));
    box-shadow: inset 0 -2px 0 var(--ps-color-accent-text);
    font-weight: var(--ps-weight-strong);
  }

  &:has(> .ps-compare-switch input:checked) tr[data-same] {
    display: none;
  }
`;

export const compareTableRules = css`
  display: grid;
  gap: var(--ps-space-3);

  & > .ps-compare-switch {
    ${switchRules}

    justify-self: start;
  }

  ${tableRules}

  & > .ps-compare-scroll {
    min-inline-size: 0;
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-lg);
    background: var(--ps-color-surface);
  }

  & > .ps-compare-scroll > table > thead > tr > *:first-child {
    border-start-start-radius: var(--ps-radius-lg);
  }

  & > .ps-compare-scroll > table > thead > tr > *:last-child {
    border-start-end-radius: var(--ps-radius-lg);
  }

  & > .ps-compare-scroll > table > tbody > tr:last-child > *:first-child {
    border-end-start-radius: var(--ps-radius-lg);
  }

  & > .ps-compare-scroll > table > tbody > tr:last-child > *:last-child {
    border-end-end-radius: var(--ps-radius-lg);
  }

  & .ps-compare-head {
    position: relative;
    display: grid;
    gap: var(--ps-space-2);
    justify-items: start;
  }

  & .ps-compare-picture {
    inline-size: 72px;
  }

  & .ps-compare-head > .ps-button {
    ${buttonRules}

    position: absolute;
    inset-block-start: calc(-1 * var(--ps-space-2));
    inset-inline-end: calc(-1 * var(--ps-space-2));
    color: var(--ps-color-text-muted);
  }

  & .ps-compare-head:not(:has(> .ps-compare-picture)) > .ps-compare-name {
    padding-inline-end: var(--ps-control-sm);
  }

  & .ps-compare-name {
    font-size: var(--ps-type-md);
    font-weight: var(--ps-weight-medium);
  }

  & .ps-compare-offer {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2) var(--ps-space-3);
    align-items: center;
  }

  & .ps-compare-missing {
    color: var(--ps-color-text-muted);
    font-weight: normal;
  }

  & .ps-compare-best {
    display: inline-block;
    padding-inline-start: var(--ps-space-2);
    color: var(--ps-color-positive-text);
    font-size: var(--ps-type-xs);
    font-weight: var(--ps-weight-medium);
  }

  & .ps-compare-best > svg {
    display: inline;
    inline-size: 1.1em;
    block-size: 1.1em;
    margin-inline-end: 2px;
    stroke-width: 2.5;
    vertical-align: -0.15em;
  }

  & > .ps-compare-none {
    display: none;
    color: var(--ps-color-text-muted);
  }

  &:has(> .ps-compare-switch input:checked) > .ps-compare-none {
    display: block;
  }

  /* On a phone the table scrolls in both directions inside its frame, so that both heads can be sticky. */
  ${media.narrow} {
    & > .ps-compare-scroll {
      max-block-size: 80vb;
      overflow: auto;
      overscroll-behavior-x: contain;
    }

    & table {
      inline-size: max-content;
      min-inline-size: 100%;
    }

    & thead > tr > * {
      inset-block-start: 0;
    }

    & :is(th, td) {
      inline-size: 180px;
      padding-inline: var(--ps-space-3);
    }

    & :is(thead td, th[scope='row']) {
      inline-size: 116px;
      border-inline-end: 1px solid var(--ps-color-line);
    }

    & .ps-compare-picture {
      inline-size: 48px;
    }

    & .ps-compare-name {
      font-size: var(--ps-type-sm);
    }
  }

  @media print {
    & > .ps-compare-switch,
    & .ps-compare-head > .ps-button {
      display: none;
    }

    & > .ps-compare-scroll {
      max-block-size: none;
      overflow: visible;
    }
  }
`;
