import { css } from 'styled-components';
import { fieldNotesRules } from '../field/field.styles.ts';

export const radioCardsRules = css`
  display: grid;
  gap: var(--ps-space-2);

  ${fieldNotesRules}

  & > .ps-radio-legend {
    margin-block-end: var(--ps-space-2);
    padding: 0;
    font-weight: var(--ps-weight-strong);
  }

  & > .ps-radio-list {
    display: grid;
    grid-template-columns: var(--ps-radio-cards-columns, none);
    gap: var(--ps-space-2);
  }

  & .ps-radio-card {
    display: flex;
    gap: var(--ps-space-3);
    align-items: flex-start;
    min-block-size: var(--ps-control-lg);
    padding: var(--ps-space-3) var(--ps-space-4);
    border: 1px solid var(--ps-color-line-strong);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-surface);
    line-height: var(--ps-leading-snug);
    cursor: pointer;
    transition:
      background-color var(--ps-motion-fast),
      border-color var(--ps-motion-fast);
  }

  & .ps-radio-card:hover {
    border-color: var(--ps-color-accent-text);
  }

  & .ps-radio-card:has(:checked) {
    border-color: var(--ps-color-accent-text);
    background-image: linear-gradient(var(--ps-color-selected) 0 0);
    box-shadow: inset 0 0 0 1px var(--ps-color-accent-text);
  }

  & .ps-radio-card:has(:focus-visible) {
    outline: 2px solid var(--ps-color-focus);
    outline-offset: 2px;
  }

  & .ps-radio-card:has(:disabled) {
    border-color: var(--ps-color-line);
    background: var(--ps-color-sunken);
    color: var(--ps-color-text-disabled);
    cursor: not-allowed;
  }

  & .ps-radio-card:has(:disabled) .ps-radio-description {
    color: inherit;
  }

  & input {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 20px;
    block-size: 20px;
    border: 1px solid var(--ps-color-line-strong);
    border-radius: 50%;
    outline: none;
    background: var(--ps-color-surface);
    cursor: inherit;
    appearance: none;
  }

  & input:checked {
    border: 6px solid var(--ps-color-accent-text);
  }

  &[aria-invalid='true'] :is(.ps-radio-card, input):not(:checked, :disabled, :has(:checked, :disabled)) {
    border-color: var(--ps-color-critical-text);
  }

  @media (forced-colors: active) {
    & input {
      appearance: auto;
    }
  }

  & .ps-radio-text {
    display: grid;
    flex: 1;
    gap: var(--ps-space-half);
    min-inline-size: 0;
  }

  & .ps-radio-label {
    font-weight: var(--ps-weight-medium);
  }

  & .ps-radio-description {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .ps-radio-aside {
    flex: none;
    font-weight: var(--ps-weight-medium);
    text-align: end;
  }
`;
