import { css } from 'styled-components';
import { checkFieldRules } from '../check/check-field.styles.ts';
import { tickRules } from '../check/check-mark.styles.ts';

export const checkboxRules = css`
  --ps-check-size: 18px;
  --ps-check-gap: 10px;

  ${checkFieldRules}

  & > .ps-check-line {
    align-items: baseline;
  }

  & input {
    inline-size: var(--ps-check-size);
    block-size: var(--ps-check-size);
    border-radius: var(--ps-radius-sm);
    background: var(--ps-color-surface);
    translate: 0 3px;
    transition: background-color var(--ps-motion-fast);
  }

  & input:checked::before {
    ${tickRules}
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
    --ps-check-size: 22px;

    & > .ps-check-line {
      align-items: center;
      min-block-size: var(--ps-control-sm);
    }

    & input {
      translate: none;
    }
  }

  & .ps-checkbox-count {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    font-variant-numeric: tabular-nums;
  }
`;
