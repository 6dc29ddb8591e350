import { css } from 'styled-components';
import { dateInputRules } from '../date-input/date-input.styles.ts';
import { media } from '../media.ts';

export const datePickerRules = css`
  ${dateInputRules}

  & > .ps-field-box > .ps-date-calendar {
    flex: none;
    align-self: center;
    margin-block: -1px;
  }

  & .ps-date-calendar > button {
    color: var(--ps-color-text-muted);
  }

  ${media.unscripted} {
    & > .ps-field-box > .ps-date-calendar {
      display: none;
    }
  }
`;
