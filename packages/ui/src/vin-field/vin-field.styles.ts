import { css } from 'styled-components';
import { fieldRules } from '../field/field.styles.ts';

export const vinFieldRules = css`
  ${fieldRules}

  /* The number is left-to-right in every language. */
  & > .ps-field-box {
    direction: ltr;
  }

  & > .ps-field-box > input {
    font-family: var(--ps-font-code);
    letter-spacing: 0.04em;
  }

  & .ps-vin-counter {
    flex: none;
    padding-inline-end: var(--ps-space-3);
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    font-variant-numeric: tabular-nums;
  }

  & .ps-vin-counter[data-state='full'] {
    color: var(--ps-color-positive-text);
    font-weight: var(--ps-weight-medium);
  }

  & .ps-vin-counter[data-state='over'] {
    color: var(--ps-color-attention-text);
    font-weight: var(--ps-weight-medium);
  }

  & > .ps-vin-notes {
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
  }

  & > .ps-vin-notes:not(:has(> :not(:empty))) {
    position: absolute;
  }

  & .ps-vin-note {
    color: var(--ps-color-text-muted);
  }

  & .ps-vin-advice {
    display: flex;
    gap: var(--ps-space-1);
    color: var(--ps-color-attention-text);
  }

  & .ps-vin-advice > svg {
    margin-block-start: 0.05em;
  }
`;
