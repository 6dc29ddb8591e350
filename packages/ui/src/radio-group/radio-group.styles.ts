import { css } from 'styled-components';
import { fieldNotesRules } from '../field/field.styles.ts';

export const radioGroupRules = css`
  --ps-radio-size: 18px;
  --ps-radio-dot: 5.5px;

  display: grid;
  gap: var(--ps-space-1);

  ${fieldNotesRules}

  & > .ps-radio-legend {
    margin-block-end: var(--ps-space-1);
    padding: 0;
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-medium);
    line-height: var(--ps-leading-snug);
  }

  &[aria-required='true'] > .ps-radio-legend::after {
    content: ' *' / '';
    color: var(--ps-color-critical-text);
  }

  & > .ps-radio-list {
    display: grid;
    gap: var(--ps-space-half);
  }

  &[data-inline] > .ps-radio-list {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--ps-space-6);
  }

  & .ps-radio-line {
    display: flex;
    gap: 10px;
    align-items: flex-start;
    padding-block: var(--ps-space-1);
    font-size: var(--ps-type-control);
    line-height: var(--ps-leading-snug);
    cursor: pointer;
  }

  & .ps-radio-line:has(:disabled) {
    color: var(--ps-color-text-disabled);
    cursor: not-allowed;
  }

  & input {
    flex: none;
    inline-size: var(--ps-radio-size);
    block-size: var(--ps-radio-size);
    margin-block-start: calc((1lh - var(--ps-radio-size)) / 2);
    border: 1px solid var(--ps-color-line-strong);
    border-radius: 50%;
    background: var(--ps-color-surface);
    cursor: inherit;
    appearance: none;
    transition: border-width var(--ps-motion-fast);
  }

  & .ps-radio-line:hover > input:enabled:not(:checked) {
    border-color: var(--ps-color-accent-text);
  }

  & input:checked {
    border: var(--ps-radio-dot) solid var(--ps-color-accent-text);
  }

  &[aria-invalid='true'] input:enabled:not(:checked) {
    border-color: var(--ps-color-critical-text);
    box-shadow: inset 0 0 0 1px var(--ps-color-critical-text);
  }

  & input:disabled {
    border-color: var(--ps-color-line);
    background: var(--ps-color-sunken);
  }

  & input:disabled:checked {
    border-color: var(--ps-color-text-disabled);
  }

  @media (forced-colors: active) {
    & input {
      appearance: auto;
    }
  }

  @media (pointer: coarse) {
    --ps-radio-size: 22px;
    --ps-radio-dot: 6.5px;

    & .ps-radio-line {
      padding-block: calc((var(--ps-control-sm) - 1lh) / 2);
    }
  }

  & .ps-radio-text {
    display: grid;
    gap: var(--ps-space-half);
    min-inline-size: 0;
  }

  & .ps-radio-description {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .ps-radio-line:has(:disabled) .ps-radio-description {
    color: inherit;
  }
`;
