import { css } from 'styled-components';

/** The tick in a drawn checkbox. */
export const tickRules = css`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  background: var(--ps-color-on-accent);
  clip-path: polygon(18% 50%, 28% 40%, 43% 55%, 73% 23%, 83% 33%, 43% 76%);
  content: '';
`;

/** A drawn checkbox, checked or indeterminate, for lists and tables with many of them. In forced colours the browser draws it. */
export const checkMarkRules = css`
  flex: none;
  inline-size: 18px;
  block-size: 18px;
  margin: 0;
  border: 1px solid var(--ps-color-line-strong);
  border-radius: var(--ps-radius-sm);
  background: var(--ps-color-surface);
  cursor: pointer;
  appearance: none;

  &:hover:enabled {
    border-color: var(--ps-color-accent-text);
  }

  &:is(:checked, :indeterminate) {
    border-color: var(--ps-color-accent);
    background: var(--ps-color-accent);
  }

  &:is(:checked, :indeterminate)::before {
    ${tickRules}
  }

  &:indeterminate::before {
    clip-path: inset(43% 22%);
  }

  &:disabled {
    border-color: var(--ps-color-line);
    background: var(--ps-color-sunken);
    cursor: not-allowed;
  }

  &:disabled:checked::before {
    background: var(--ps-color-text-disabled);
  }

  @media (forced-colors: active) {
    appearance: auto;
  }

  @media (pointer: coarse) {
    inline-size: 22px;
    block-size: 22px;
  }
`;
