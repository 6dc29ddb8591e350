import { css } from 'styled-components';
import { media } from '@partshop/ui';

export const summaryRules = css`
  & .summary {
    position: sticky;
    inset-block-start: var(--ps-space-4);
    display: grid;
    gap: var(--ps-space-4);
  }

  & .summary h2 {
    font-size: var(--ps-type-lg);
  }

  & :is(.summary-blocked, .rate-note, .summary-status) {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
  }

  & .summary-blocked {
    color: var(--ps-color-attention-text);
  }

  & .bar-term {
    display: block;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .bar-total {
    font-size: var(--ps-type-lg);
    font-weight: var(--ps-weight-strong);
  }

  & .summary-status:empty {
    position: absolute;
  }

  ${media.narrow} {
    & .summary {
      position: static;
    }
  }
`;
