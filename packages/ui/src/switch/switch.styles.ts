import { css } from 'styled-components';
import { fieldNotesRules } from '../field/field.styles.ts';

export const switchRules = css`
  --ps-switch-knob: 16px;
  --ps-switch-gap: var(--ps-space-3);
  --ps-switch-width: calc(var(--ps-switch-knob) * 2 + 6px);

  display: grid;
  gap: var(--ps-space-half);
  min-inline-size: 0;

  ${fieldNotesRules}

  & > :is(.ps-field-hint, .ps-field-error) {
    margin-inline-start: calc(var(--ps-switch-width) + var(--ps-switch-gap));
  }

  &[data-at-end] > :is(.ps-field-hint, .ps-field-error) {
    margin-inline: 0 calc(var(--ps-switch-width) + var(--ps-switch-gap));
  }

  & > .ps-switch-line {
    display: flex;
    gap: var(--ps-switch-gap);
    align-items: flex-start;
    padding-block: var(--ps-space-1);
    font-size: var(--ps-type-control);
    line-height: var(--ps-leading-snug);
    cursor: pointer;
  }

  &[data-at-end] > .ps-switch-line {
    flex-direction: row-reverse;
  }

  & > .ps-switch-line:has(:disabled) {
    color: var(--ps-color-text-disabled);
    cursor: not-allowed;
  }

  & input {
    flex: none;
    inline-size: var(--ps-switch-width);
    block-size: calc(var(--ps-switch-knob) + 6px);
    margin-block-start: calc((1lh - var(--ps-switch-knob) - 6px) / 2);
    padding: 2px;
    border: 1px solid var(--ps-color-line-strong);
    border-radius: var(--ps-radius-full);
    background: var(--ps-color-sunken);
    cursor: inherit;
    appearance: none;
    transition:
      background-color var(--ps-motion-fast),
      border-color var(--ps-motion-fast);
  }

  & input::before {
    display: block;
    inline-size: var(--ps-switch-knob);
    block-size: var(--ps-switch-knob);
    border-radius: 50%;
    background: var(--ps-color-line-strong);
    content: '';
    transition:
      margin var(--ps-motion-base) var(--ps-motion-ease),
      background-color var(--ps-motion-fast);
  }

  & > .ps-switch-line:hover > input:enabled {
    border-color: var(--ps-color-accent-text);
  }

  & input:checked {
    border-color: var(--ps-color-accent);
    background: var(--ps-color-accent);
  }

  & input:checked::before {
    margin-inline-start: var(--ps-switch-knob);
    background: var(--ps-color-on-accent);
  }

  & input[aria-invalid='true'] {
    border-color: var(--ps-color-critical-text);
    box-shadow: inset 0 0 0 1px var(--ps-color-critical-text);
  }

  & input:disabled {
    border-color: var(--ps-color-line);
    background: var(--ps-color-sunken);
  }

  & input:disabled::before {
    background: var(--ps-color-text-disabled);
  }

  /* Colours are the system's here: on is a filled track, off an empty one, and the knob stands at its end. */
  @media (forced-colors: active) {
    & input::before {
      background: ButtonText;
      forced-color-adjust: none;
    }

    & input:checked {
      border-color: Highlight;
      background: Highlight;
      forced-color-adjust: none;
    }

    & input:checked::before {
      background: HighlightText;
    }

    & input:disabled {
      border-color: GrayText;
    }

    & input:disabled::before {
      background: GrayText;
    }
  }

  @media (pointer: coarse) {
    --ps-switch-knob: 20px;

    & > .ps-switch-line {
      padding-block: calc((var(--ps-control-sm) - 1lh) / 2);
    }

    & > :is(.ps-field-hint, .ps-field-error) {
      margin-block-start: calc(-1 * var(--ps-space-2));
    }
  }

  & .ps-switch-label {
    flex: 1;
    min-inline-size: 0;
  }
`;
