import { css } from 'styled-components';
import { anchoredRules } from '../anchored/anchored.styles.ts';

export const tooltipRules = css`
  ${anchoredRules}

  /* Inverted colours distinguish tooltips from menus and panels. */
  & > .ps-anchored {
    max-inline-size: min(300px, 100dvi - 2 * var(--ps-space-2));
    padding: var(--ps-space-2) var(--ps-space-3);
    border-color: transparent;
    background: var(--ps-color-text);
    box-shadow: var(--ps-shadow-md);
    color: var(--ps-color-canvas);
    font-size: var(--ps-type-sm);
    text-wrap: pretty;
  }

  @media (forced-colors: active) {
    & > .ps-anchored {
      border-color: CanvasText;
    }
  }
`;
