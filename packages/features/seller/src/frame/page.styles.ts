import { css } from 'styled-components';
import { pageFrame } from '@partshop/features/shared';

/** A page beside the frame: sections with headings below each other, and quiet texts, `.muted`. */
export const sellerPageRules = css`
  ${pageFrame}

  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-3);
  }

  & .muted {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & h2 {
    font-size: var(--ps-type-lg);
  }
`;
