import { css } from 'styled-components';
import { fieldNotesRules } from '../field/field.styles.ts';

export const checkboxRules = css`
  --ps-checkbox-size: 18px;
  --ps-checkbox-gap: 10px;

  display: grid;
  gap: var(--ps-space-half);
  min-inline-size: 0;

  ${fieldNotesRules}

  & > :is(.ps-field-hint, .ps-field-error) {
    margin-inline-start: calc(var(--ps-checkbox-size) + var(--ps-checkbox-gap));
  }

  & > .ps-checkbox-line {
    display: flex;
    gap: var(--ps-checkbox-gap);
    align-items: baseline;
    padding-block: var(--ps-space-1);
    font-size: var(--ps-type-control);
    line-height: var(--ps-leading-snug);
    cursor: pointer;
  }

  & > .ps-checkbox-line:has(:disabled) {
    color: var(--ps-color-text-disabled);
    cursor: not-allowed;
  }

  & input {
    flex: none;
    inline-size: var(--ps-checkbox-size);
    block-size: var(--ps-checkbox-size);
    border: 1px solid var(--ps-color-line-strong);
    border-radius: var(--ps-radius-sm);
    background: var(--ps-color-surface);
    cursor: inherit;
    translate: 0 3px;
    appearance: none;
    transition: background-color var(--ps-motion-fast);
  }

  & > .ps-checkbox-line:hover > input:enabled {
    border-color: var(--ps-color-accent-text);
  }

  & input:checked {
    border-color: var(--ps-color-accent);
    background: var(--ps-color-accent);
  }

  & input:checked::before {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    background: var(--ps-color-on-accent);
    clip-path: polygon(18% 50%, 28% 40%, 43% 55%, 73% 23%, 83% 33%, 43% 76%);
    content: '';
  }

  & input[aria-invalid='true'] {
    border-color: var(--ps-color-critical-text);
    box-shadow: inset 0 0 0 1px var(--ps-color-critical-text);
  }

  & input:disabled {
    border-color: var(--ps-color-line);
    background: var(--ps-color-sunken);
  }

  & input:disabled:checked::before {
    background: var(--ps-color-text-disabled);
  }

  @media (forced-colors: active) {
    & input {
      appearance: auto;
    }
  }

  @media (pointer: coarse) {
    --ps-checkbox-size: 22px;

    & > .ps-checkbox-line {
      align-items: center;
      min-block-size: var(--ps-control-sm);
    }

    & input {
      translate: none;
    }
  }

  & .ps-checkbox-label {
    flex: 1;
    min-inline-size: 0;
  }

  & .ps-checkbox-count {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    font-variant-numeric: tabular-nums;
  }
`;
