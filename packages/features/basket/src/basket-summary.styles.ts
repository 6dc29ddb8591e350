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

  & .summary-rows {
    display: grid;
    gap: var(--ps-space-2);
  }

  & .summary-rows > div {
    display: flex;
    gap: var(--ps-space-4);
    align-items: baseline;
    justify-content: space-between;
  }

  & .summary-rows dt {
    color: var(--ps-color-text-muted);
  }

  & .summary-rows dd {
    text-align: end;
  }

  & .summary-rows > .summary-total {
    padding-block-start: var(--ps-space-3);
    border-block-start: 1px solid var(--ps-color-line);
    font-size: var(--ps-type-xl);
    font-weight: var(--ps-weight-strong);
  }

  & .summary-rows > .summary-total > dt {
    color: inherit;
    font-size: var(--ps-type-lg);
  }

  & :is(.summary-blocked, .summary-note, .summary-status) {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
  }

  & .summary-blocked {
    color: var(--ps-color-attention-text);
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
