import { css } from 'styled-components';
import { media } from '../media.ts';

/** A part number with its button, for single numbers; tables with hundreds of numbers have no buttons. */
export const copyableRules = css`
  position: relative;
  display: inline-flex;
  gap: var(--ps-space-1);
  align-items: center;

  & > button {
    position: relative;
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: var(--ps-radius-sm);
    background: none;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    cursor: pointer;
  }

  & > button:hover {
    background: var(--ps-color-hover);
    color: var(--ps-color-accent-text);
  }

  & > button > svg {
    inline-size: 16px;
    block-size: 16px;
  }

  @media (pointer: coarse) {
    & > button::after {
      position: absolute;
      inset: -10px;
      content: '';
    }
  }

  & > .ps-copy-answer {
    position: absolute;
  }

  & > .ps-copy-answer:not(:empty) {
    z-index: 1;
    inset-block-end: calc(100% + var(--ps-space-1));
    inset-inline-start: 0;
    padding: var(--ps-space-1) var(--ps-space-2);
    border: 1px solid var(--ps-color-line-strong);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-raised);
    box-shadow: var(--ps-shadow-md);
    color: var(--ps-color-text);
    font-size: var(--ps-type-xs);
    font-weight: var(--ps-weight-medium);
    line-height: var(--ps-leading-snug);
    white-space: nowrap;
    pointer-events: none;
  }

  ${media.unscripted} {
    & > button {
      display: none;
    }
  }

  @media print {
    & > :is(button, .ps-copy-answer) {
      display: none;
    }
  }
`;
