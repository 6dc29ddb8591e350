import { css } from 'styled-components';
import { dialogRules } from '../dialog/dialog.styles.ts';
import { media } from '../media.ts';

export const dateRangeDialogRules = css`
  ${dialogRules}

  & .ps-range {
    display: grid;
    gap: var(--ps-space-4);
  }

  & .ps-range-presets {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1);
  }

  & .ps-range-presets > button {
    border-color: var(--ps-color-line);
    font-weight: normal;
  }

  & .ps-range-presets > button[aria-pressed='true'] {
    border-color: var(--ps-color-accent-text);
    background-image: linear-gradient(var(--ps-color-selected) 0 0);
    font-weight: var(--ps-weight-medium);
  }

  & .ps-range-ends {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--ps-space-3);
    align-items: end;
  }

  & .ps-range-ask {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    text-align: center;
  }

  & .ps-range-calendar {
    display: grid;
    gap: var(--ps-space-2);
    justify-content: center;
  }

  /* Always as high as six weeks, so that the buttons below do not move. */
  & .ps-range-calendar > [data-ui='Calendar'] {
    min-block-size: calc((var(--ps-control-md) + 2px) * 6 + 4.75rem);
    align-content: start;
  }

  ${media.wide} {
    & .ps-range:has(> .ps-range-presets) {
      grid-template-columns: minmax(0, 1fr) calc(var(--ps-control-md) * 7);
      grid-template-rows: auto 1fr;
      column-gap: var(--ps-space-6);
    }

    & .ps-range-presets {
      flex-direction: column;
      flex-wrap: nowrap;
      grid-row: 1 / -1;
      gap: var(--ps-space-half);
      margin-inline-start: calc(-1 * var(--ps-space-3));
      padding-inline-end: var(--ps-space-4);
      border-inline-end: 1px solid var(--ps-color-line);
    }

    & .ps-range-presets > button {
      justify-content: flex-start;
      border-color: transparent;
      text-align: start;
    }
  }

  @media (forced-colors: active) {
    & .ps-range-presets > button[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
