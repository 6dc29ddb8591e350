import { css } from 'styled-components';
import { checkboxRules } from './checkbox-field.styles.ts';

/** Like `bareRules`, for a list of `<CheckboxField isBare>`. */
export const bareCheckboxRules = css`
  & .ps-checkbox {
    ${checkboxRules}
  }
`;
