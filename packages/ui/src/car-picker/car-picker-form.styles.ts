import { css, keyframes } from 'styled-components';
import { media } from '../media.ts';

const turn = keyframes`to { rotate: 1turn; }`;

export const carPickerFormRules = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ps-space-2);
  align-items: flex-start;

  & > .ps-car-field {
    position: relative;
    display: var(--ps-car-field-display, grid);
    flex: 1 1 140px;
    gap: var(--ps-space-1);
    min-inline-size: 0;
  }

  & select {
    inline-size: 100%;
    min-block-size: var(--ps-control-md);
    padding-block: var(--ps-space-1);
    padding-inline: var(--ps-space-3) var(--ps-space-8);
    border: 1px solid var(--ps-color-line-strong);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-surface);
    font-size: var(--ps-type-control);
    text-overflow: ellipsis;
    appearance: none;
    cursor: pointer;
  }

  & select:hover {
    border-color: var(--ps-color-text-muted);
  }

  & select:focus {
    border-color: var(--ps-color-focus);
    outline: 2px solid var(--ps-color-focus);
    outline-offset: -1px;
  }

  & select:disabled {
    border-color: var(--ps-color-line);
    background: var(--ps-color-sunken);
    color: var(--ps-color-text-muted);
    opacity: 1;
    cursor: not-allowed;
  }

  & select[aria-invalid] {
    border-color: var(--ps-color-critical-text);
    box-shadow: inset 0 0 0 1px var(--ps-color-critical-text);
  }

  & select > :is(option, optgroup) {
    background: var(--ps-color-surface);
    color: var(--ps-color-text);
  }

  & > .ps-car-field > svg {
    position: absolute;
    inset-block-start: calc((var(--ps-control-md) - 1.25em) / 2);
    inset-inline-end: var(--ps-space-3);
    color: var(--ps-color-text-muted);
    pointer-events: none;
  }

  & > [data-loading] > svg {
    display: none;
  }

  & > [data-loading]::after {
    position: absolute;
    inset-block-start: calc((var(--ps-control-md) - 16px) / 2);
    inset-inline-end: var(--ps-space-3);
    inline-size: 16px;
    block-size: 16px;
    border: 2px solid var(--ps-color-text-muted);
    border-block-start-color: transparent;
    border-radius: 50%;
    content: '';
  }

  ${media.moving} {
    & > [data-loading]::after {
      animation: ${turn} 0.8s linear infinite;
    }
  }

  & .ps-car-field-error {
    color: var(--ps-color-critical-text);
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
  }

  ${media.narrow} {
    & > .ps-car-field {
      flex-basis: 100%;
    }

    & > .ps-button {
      flex: 1;
    }
  }
`;
