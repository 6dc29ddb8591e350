import { css } from 'styled-components';
import { anchoredRules } from '../anchored/anchored.styles.ts';

export const popoverRules = css`
  ${anchoredRules}

  & > .ps-anchored {
    max-inline-size: min(380px, 100dvi - 2 * var(--ps-space-2));
    padding: var(--ps-space-4);
    border-radius: var(--ps-radius-lg);
  }
`;
