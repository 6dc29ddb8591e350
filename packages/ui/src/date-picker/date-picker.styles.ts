import { css } from 'styled-components';
import { fieldRules } from '../field/field.styles.ts';
import { media } from '../media.ts';

export const datePickerRules = css`
  ${fieldRules}

  & > .ps-field-box > input {
    appearance: none;
  }

  & > .ps-field-box > .ps-date-calendar {
    flex: none;
    align-self: center;
    margin-block: -1px;
  }

  & .ps-date-calendar > button {
    color: var(--ps-color-text-muted);
  }

  /* With scripts, hides the browser's calendar button, because ours is beside it. */
  @media not (scripting: none) {
    & > .ps-field-box > input::-webkit-calendar-picker-indicator {
      display: none;
    }
  }

  ${media.unscripted} {
    & > .ps-field-box > .ps-date-calendar {
      display: none;
    }
  }
`;
