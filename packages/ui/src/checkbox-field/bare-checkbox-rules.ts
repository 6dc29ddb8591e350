import { css } from 'styled-components';
import { checkboxRules } from './checkbox-field.styles.ts';

/** As `bareRules`, for a list of `<CheckboxField isBare>`. */
export const bareCheckboxRules = css`
  & .ps-checkbox {
    ${checkboxRules}
  }
`;
