import { css } from 'styled-components';
import { media } from '../media.ts';

export const quantityStepperRules = css`
  --ps-quantity-size: var(--ps-control-md);

  display: inline-flex;
  align-items: stretch;
  block-size: var(--ps-quantity-size);
  border: 1px solid var(--ps-color-line-strong);
  border-radius: var(--ps-radius-md);
  background: var(--ps-color-surface);
  font-size: var(--ps-type-control);
  transition: border-color var(--ps-motion-fast);

  &[data-size='small'] {
    --ps-quantity-size: var(--ps-control-sm);
  }

  &:hover {
    border-color: var(--ps-color-text-muted);
  }

  &:focus-within {
    border-color: var(--ps-color-focus);
    outline: 2px solid var(--ps-color-focus);
    outline-offset: -1px;
  }

  & > :is(input, button) {
    margin-block: -1px;
  }

  & > input {
    inline-size: 3.25em;
    min-inline-size: 3.25em;
    max-inline-size: 8em;
    padding: 0 var(--ps-space-1);
    border: 0;
    outline: none;
    background: none;
    text-align: center;
    appearance: textfield;
  }

  @supports (field-sizing: content) {
    & > input {
      inline-size: auto;
      field-sizing: content;
    }
  }

  & > input::-webkit-inner-spin-button,
  & > input::-webkit-outer-spin-button {
    margin: 0;
    appearance: none;
  }

  & > button {
    position: relative;
    flex: none;
    inline-size: calc(var(--ps-quantity-size) - 4px);
    padding: 0;
    border: 0;
    border-radius: calc(var(--ps-radius-md) - 1px);
    background: none;
    color: var(--ps-color-text-muted);
    cursor: pointer;
  }

  /* The signs are drawn as borders: cheaper than icons in a hundred rows, and visible in forced colours. */
  & > button::before,
  & > button:last-child::after {
    position: absolute;
    inset: 0;
    inline-size: 11px;
    block-size: 0;
    margin: auto;
    border-block-start: 1.5px solid currentcolor;
    content: '';
  }

  & > button:last-child::after {
    rotate: 90deg;
  }

  @media (pointer: coarse) {
    & > button {
      inline-size: var(--ps-quantity-size);
    }
  }

  & > button:hover {
    background: var(--ps-color-hover);
    color: var(--ps-color-text);
  }

  & > button:is(:disabled, [aria-disabled='true']) {
    background: none;
    color: var(--ps-color-line-strong);
    cursor: not-allowed;
  }

  &:has(> input:user-invalid) {
    border-color: var(--ps-color-critical-text);
  }

  &:has(> input:disabled) {
    border-color: var(--ps-color-line);
    background: var(--ps-color-sunken);
    color: var(--ps-color-text-disabled);
  }

  ${media.unscripted} {
    & > button {
      display: none;
    }

    & > input {
      inline-size: 5em;
      appearance: auto;
    }

    & > input::-webkit-inner-spin-button {
      appearance: auto;
    }
  }
`;
