import { css } from 'styled-components';

/** Forms that open below their titles. */
export const actRules = css`
  & summary {
    display: flex;
    gap: var(--ps-space-1);
    align-items: center;
    inline-size: fit-content;
    min-block-size: var(--ps-control-sm);
    color: var(--ps-color-accent-text);
    font-size: var(--ps-type-sm);
    cursor: pointer;
  }

  & summary::-webkit-details-marker {
    display: none;
  }

  & summary > svg {
    inline-size: 16px;
    block-size: 16px;
  }

  & details[open] > summary > svg {
    transform: rotate(180deg);
  }

  & details > :not(summary) {
    padding-block: var(--ps-space-2);
  }

  & .item-act > form {
    max-inline-size: 32rem;
  }
`;
