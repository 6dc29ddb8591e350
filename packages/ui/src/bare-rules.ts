import { css } from 'styled-components';
import { badgeRules } from './badge/badge.styles.ts';
import { buttonRules } from './button/button.styles.ts';
import { quantityStepperRules } from './quantity-stepper/quantity-stepper.styles.ts';

export { bareCheckboxRules } from './checkbox-field/bare-checkbox-rules.ts';

/**
 * The looks of controls with `isBare`, for the style of the block that holds them. A styled element costs the
 * server several times its markup, so a table of a hundred offers pays for one style instead of three hundred:
 * `const Table = styled.table\`${bareRules} …\`` and, in its rows, `<Button isBare>` and `<QuantityStepper isBare>`.
 */
export const bareRules = css`
  & .ps-button {
    ${buttonRules}
  }

  & .ps-badge {
    ${badgeRules}
  }

  & .ps-quantity {
    ${quantityStepperRules}
  }
`;
