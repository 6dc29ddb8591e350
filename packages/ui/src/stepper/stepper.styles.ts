import { css } from 'styled-components';

export const stepperRules = css`
  container-type: inline-size;

  & > .ps-steps {
    display: flex;
    gap: var(--ps-space-3);
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-tight);
  }

  & li {
    position: relative;
    display: flex;
    gap: var(--ps-space-2);
    align-items: center;
    min-inline-size: 0;
    min-block-size: 28px;
    color: var(--ps-color-text-muted);
  }

  @media (pointer: coarse) {
    & li {
      min-block-size: 44px;
    }
  }

  & li:not(:last-child) {
    flex: 1 1 auto;
  }

  & li:not(:last-child)::after {
    flex: 1;
    min-inline-size: var(--ps-space-3);
    margin-inline-start: var(--ps-space-1);
    border-block-start: 1px solid var(--ps-color-line-strong);
    content: '';
  }

  & .ps-step-mark {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 26px;
    block-size: 26px;
    border: 1px solid var(--ps-color-line-strong);
    border-radius: 50%;
    background: var(--ps-color-surface);
    font-size: var(--ps-type-xs);
    font-weight: var(--ps-weight-medium);
  }

  & li[data-state='done'] > .ps-step-mark {
    border-color: var(--ps-color-accent-text);
    background: var(--ps-color-accent-soft);
    color: var(--ps-color-accent-text);
  }

  & li[data-state='done']::after {
    border-color: var(--ps-color-accent-text);
  }

  & li[data-state='current'] {
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-strong);
  }

  & li[data-state='current'] > .ps-step-mark {
    border-color: var(--ps-color-accent);
    background: var(--ps-color-accent);
    color: var(--ps-color-on-accent);
  }

  & a {
    color: inherit;
  }

  & a::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  @media (forced-colors: active) {
    & li[data-state='current'] > .ps-step-mark {
      border: 2px solid Highlight;
    }
  }

  @container (max-width: 30rem) {
    & li:not([data-state='current']) > .ps-step-label:not(:focus-within) {
      font-size: 0;
    }
  }
`;
