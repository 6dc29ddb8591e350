import { css } from 'styled-components';
import { badgeRules } from './badge/badge.styles.ts';
import { buttonRules } from './button/button.styles.ts';
import { quantityStepperRules } from './quantity-stepper/quantity-stepper.styles.ts';

export { bareCheckboxRules } from './checkbox-field/bare-checkbox-rules.ts';

/**
 * The styles of controls with `isBare`, for a parent to include. A styled component costs the server several times its markup, so
 * the parent of a hundred offers has one style instead of three hundred: `const Table = styled.table\`${bareRules} …\`` and, in its
 * rows, `<Button isBare>` and `<QuantityStepper isBare>`.
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
