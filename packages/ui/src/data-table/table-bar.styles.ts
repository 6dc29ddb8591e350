import { css } from 'styled-components';
import { media } from '../media.ts';
import { checkMarkRules } from '../check/check-mark.styles.ts';

/** The bar above a table. */
export const tableBarRules = css`
  & > .ps-table-bar {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2) var(--ps-space-3);
    align-items: center;
    min-block-size: var(--ps-control-sm);
    font-size: var(--ps-type-sm);
  }

  & > .ps-table-bar > .ps-table-toolbar {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
    align-items: center;
  }

  & > .ps-table-bar > .ps-table-selection {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
    align-items: center;
    min-block-size: var(--ps-control-sm);
    font-weight: var(--ps-weight-medium);
  }

  & > .ps-table-bar > .ps-table-order {
    display: none;
    min-inline-size: 0;
  }

  & > .ps-table-bar[data-only-sort] {
    display: none;
  }

  & > .ps-table-bar > .ps-table-selection:not(:has(> :not(:empty))) {
    position: absolute;
  }

  & > .ps-table-bar > .ps-table-checks {
    margin-inline-start: auto;
  }

  & .ps-table-checks > .ps-anchored {
    padding: var(--ps-space-2);
  }

  & .ps-table-checks fieldset {
    display: grid;
    min-inline-size: 14rem;
    max-block-size: min(24rem, 60vb);
    overflow: auto;
  }

  & .ps-table-checks label {
    display: flex;
    gap: var(--ps-space-2);
    align-items: center;
    min-block-size: 32px;
    padding-inline: var(--ps-space-2);
    border-radius: var(--ps-radius-md);
    cursor: pointer;
  }

  & .ps-table-checks label:hover {
    background: var(--ps-color-hover);
  }

  & .ps-table-checks label:has(:disabled) {
    color: var(--ps-color-text-muted);
    cursor: not-allowed;
  }

  & .ps-table-checks input {
    ${checkMarkRules}
  }

  @media (pointer: coarse) {
    & .ps-table-checks label {
      min-block-size: 44px;
    }
  }

  ${media.unscripted} {
    & .ps-table-checks {
      display: none;
    }
  }

  ${media.narrow} {
    & > .ps-table-bar > :is(.ps-table-toolbar, .ps-table-selection:has(> span:not(:empty))) {
      flex: 1 1 100%;
    }
  }
`;
