import { css } from 'styled-components';
import { checkFieldRules } from '../check/check-field.styles.ts';

export const switchRules = css`
  --ps-switch-knob: 16px;
  --ps-check-gap: var(--ps-space-3);
  --ps-check-size: calc(var(--ps-switch-knob) * 2 + 6px);

  ${checkFieldRules}

  &[data-at-end] > :is(.ps-field-hint, .ps-field-error) {
    margin-inline: 0 calc(var(--ps-check-size) + var(--ps-check-gap));
  }

  & > .ps-check-line {
    align-items: flex-start;
  }

  &[data-at-end] > .ps-check-line {
    flex-direction: row-reverse;
  }

  & input {
    inline-size: var(--ps-check-size);
    block-size: calc(var(--ps-switch-knob) + 6px);
    margin-block-start: calc((1lh - var(--ps-switch-knob) - 6px) / 2);
    padding: 2px;
    border-radius: var(--ps-radius-full);
    background: var(--ps-color-sunken);
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

  & input:checked::before {
    margin-inline-start: var(--ps-switch-knob);
    background: var(--ps-color-on-accent);
  }

  & input:disabled::before {
    background: var(--ps-color-text-disabled);
  }

  /* In forced colours, on is a filled track and off an empty one. */
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

    & > .ps-check-line {
      padding-block: calc((var(--ps-control-sm) - 1lh) / 2);
    }

    & > :is(.ps-field-hint, .ps-field-error) {
      margin-block-start: calc(-1 * var(--ps-space-2));
    }
  }
`;
