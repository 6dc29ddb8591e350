import { css, keyframes } from 'styled-components';
import { media } from '../media.ts';

const breathe = keyframes`50% { opacity: 0.35; }`;

export const treeViewRules = css`
  --ps-tree-step: 20px;

  min-inline-size: 0;
  font-size: var(--ps-type-control);
  line-height: var(--ps-leading-snug);

  & .ps-tree-item {
    position: relative;
    display: flex;
    gap: var(--ps-space-1);
    align-items: center;
    min-block-size: 32px;
    padding-block: var(--ps-space-1);
    padding-inline: calc(var(--ps-level) * var(--ps-tree-step)) var(--ps-space-2);
    border-radius: var(--ps-radius-md);
    color: var(--ps-color-text);
    text-decoration: none;
    cursor: pointer;
    user-select: none;
  }

  /* Vertical guide lines below open branches. */
  & .ps-tree-item::before {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 13px;
    inline-size: calc(var(--ps-level) * var(--ps-tree-step));
    background: repeating-linear-gradient(to right, var(--ps-color-line) 0 1px, transparent 1px var(--ps-tree-step));
    content: '';
    pointer-events: none;
  }

  [dir='rtl'] & .ps-tree-item::before {
    scale: -1 1;
  }

  & .ps-tree-item:hover {
    background: var(--ps-color-hover);
  }

  & .ps-tree-item:focus-visible {
    outline-offset: -2px;
  }

  & .ps-tree-item[aria-current] {
    background: var(--ps-color-selected);
    color: var(--ps-color-accent-text);
    font-weight: var(--ps-weight-medium);
  }

  & .ps-tree-toggle {
    display: grid;
    flex: none;
    place-items: center;
    align-self: stretch;
    inline-size: 28px;
    border-radius: var(--ps-radius-md);
    color: var(--ps-color-text-muted);
  }

  & .ps-tree-toggle > svg {
    inline-size: 16px;
    block-size: 16px;
    transition: rotate var(--ps-motion-fast);
  }

  & .ps-tree-toggle:has(> svg):hover {
    color: var(--ps-color-text);
  }

  & [aria-expanded='true'] > .ps-tree-toggle > svg {
    rotate: 90deg;
  }

  [dir='rtl'] & [aria-expanded='true'] > .ps-tree-toggle > svg {
    rotate: -90deg;
  }

  & .ps-tree-name {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & mark {
    padding: 0;
    font-weight: var(--ps-weight-medium);
  }

  & .ps-tree-count {
    flex: none;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    font-variant-numeric: tabular-nums;
    font-weight: normal;
  }

  & .ps-tree-item[data-state] {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .ps-tree-item[data-state='failed'] {
    color: var(--ps-color-critical-text);
  }

  & .ps-tree-retry {
    color: var(--ps-color-accent-text);
    font-weight: var(--ps-weight-medium);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & > .ps-tree-empty {
    padding-block: var(--ps-space-2);
    color: var(--ps-color-text-muted);
  }

  ${media.moving} {
    & .ps-tree-item[aria-busy] > .ps-tree-toggle > svg {
      animation: ${breathe} 1.2s ease-in-out infinite;
    }
  }

  @media (pointer: coarse) {
    --ps-tree-step: 22px;

    & .ps-tree-item {
      min-block-size: 44px;
    }

    & .ps-tree-toggle {
      inline-size: 44px;
    }

    & .ps-tree-item::before {
      inset-inline-start: 21px;
    }
  }

  @media (forced-colors: active) {
    & .ps-tree-item[aria-current] {
      outline: 2px solid;
      outline-offset: -2px;
    }

    & mark {
      text-decoration: underline;
    }
  }
`;
