import { css } from 'styled-components';
import { fieldNotesRules } from '../field/field.styles.ts';

/**
 * Styles shared by fields with a box before their label. `--ps-check-size` is the width of the box, `--ps-check-gap` the space
 * after it.
 */
export const checkFieldRules = css`
  display: grid;
  gap: var(--ps-space-half);
  min-inline-size: 0;

  ${fieldNotesRules}

  & > :is(.ps-field-hint, .ps-field-error) {
    margin-inline-start: calc(var(--ps-check-size) + var(--ps-check-gap));
  }

  & > .ps-check-line {
    display: flex;
    gap: var(--ps-check-gap);
    padding-block: var(--ps-space-1);
    font-size: var(--ps-type-control);
    line-height: var(--ps-leading-snug);
    cursor: pointer;
  }

  & > .ps-check-line:has(:disabled) {
    color: var(--ps-color-text-disabled);
    cursor: not-allowed;
  }

  & input {
    flex: none;
    border: 1px solid var(--ps-color-line-strong);
    cursor: inherit;
    appearance: none;
  }

  & > .ps-check-line:hover > input:enabled {
    border-color: var(--ps-color-accent-text);
  }

  & input:checked {
    border-color: var(--ps-color-accent);
    background: var(--ps-color-accent);
  }

  & input[aria-invalid='true'] {
    border-color: var(--ps-color-critical-text);
    box-shadow: inset 0 0 0 1px var(--ps-color-critical-text);
  }

  & input:disabled {
    border-color: var(--ps-color-line);
    background: var(--ps-color-sunken);
  }

  & .ps-check-label {
    flex: 1;
    min-inline-size: 0;
  }
`;
