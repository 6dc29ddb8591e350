import { css } from 'styled-components';

export const deliveryPromiseRules = css`
  display: grid;
  gap: var(--ps-space-half);
  justify-items: start;
  font-size: var(--ps-type-sm);
  line-height: var(--ps-leading-snug);

  & > .ps-promise-line {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--ps-space-2);
    align-items: baseline;
  }

  & .ps-promise-term {
    font-weight: var(--ps-weight-medium);
  }

  & :is(.ps-promise-city, .ps-promise-cutoff, .ps-promise-rate) {
    color: var(--ps-color-text-muted);
  }

  & > .ps-promise-rate {
    --ps-promise-tone: var(--ps-color-positive-text);

    display: inline-flex;
    gap: var(--ps-space-2);
    align-items: center;
    font-size: var(--ps-type-xs);
  }

  & > .ps-promise-rate[data-tone='attention'] {
    --ps-promise-tone: var(--ps-color-attention-text);
  }

  & > .ps-promise-rate[data-tone='critical'] {
    --ps-promise-tone: var(--ps-color-critical-text);
  }

  /* Drawn with borders, which forced colours preserve. */
  & .ps-promise-meter {
    position: relative;
    flex: none;
    inline-size: 48px;
    border-block-end: 4px solid var(--ps-color-line-strong);
    border-radius: 2px;
  }

  & .ps-promise-meter::after {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: calc(100% * var(--ps-promise-share));
    border-block-end: 4px solid var(--ps-promise-tone);
    border-radius: inherit;
    content: '';
  }

  @media (forced-colors: active) {
    & .ps-promise-meter {
      border-color: GrayText;
    }
  }

  &[data-size='medium'] {
    grid-template-columns: auto 1fr;
    column-gap: var(--ps-space-3);
    row-gap: var(--ps-space-1);
    font-size: var(--ps-type-md);
  }

  &[data-size='medium'] > svg {
    block-size: 1lh;
    color: var(--ps-color-text-muted);
  }

  &[data-size='medium'] > :not(svg) {
    grid-column: 2;
  }

  &[data-size='medium'] .ps-promise-term {
    font-weight: var(--ps-weight-strong);
  }

  &[data-size='medium'] > :is(.ps-promise-cutoff, .ps-promise-rate) {
    font-size: var(--ps-type-sm);
  }

  &[data-size='medium'] .ps-promise-meter {
    inline-size: 64px;
  }
`;
