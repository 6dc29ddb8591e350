import { css, keyframes } from 'styled-components';
import { media } from '../media.ts';

const breathe = keyframes`from { opacity: 0.25; }`;

/** The popup of suggestions, inside an element with the anchor `--ps-search-box`. */
export const searchPopupRules = css`
  & .ps-search-popup {
    inset: auto;
    inline-size: var(--ps-anchor-size, anchor-size(self-inline));
    margin: var(--ps-space-1) 0;
    padding: 0;
    overflow: hidden;
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-lg);
    background: var(--ps-color-raised);
    box-shadow: var(--ps-shadow-md);
    color: var(--ps-color-text);
    font-size: var(--ps-type-control);
    line-height: var(--ps-leading-snug);
    position-anchor: --ps-search-box;
    position-area: self-block-end;
    position-try-fallbacks: flip-block;
  }

  /* For browsers without anchor positioning: a script measures and places the popup. */
  & .ps-search-popup[data-measured] {
    inset-block-start: var(--ps-anchored-block);
    inset-inline-start: var(--ps-anchored-inline);
    margin: 0;
  }

  & .ps-options {
    max-block-size: min(60vb, 420px);
    padding: var(--ps-space-1);
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  & .ps-option-group {
    padding: var(--ps-space-2) var(--ps-space-3) var(--ps-space-1);
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-xs);
    font-weight: var(--ps-weight-medium);
  }

  & .ps-option {
    display: flex;
    gap: var(--ps-space-3);
    align-items: center;
    min-block-size: var(--ps-control-sm);
    padding: var(--ps-space-1) var(--ps-space-3);
    border-radius: var(--ps-radius-md);
    outline-offset: -2px;
    cursor: pointer;
  }

  & .ps-option[aria-selected='true'] {
    background: var(--ps-color-focus-ground);
    outline: 2px solid var(--ps-color-focus);
  }

  @media (forced-colors: active) {
    & .ps-option[aria-selected='true'] {
      outline: 2px solid Highlight;
    }
  }

  & .ps-option-icon {
    color: var(--ps-color-text-muted);
  }

  & .ps-option-picture {
    flex: none;
    inline-size: var(--ps-control-md);
  }

  & .ps-option-code {
    font-family: var(--ps-font-code);
    white-space: nowrap;
  }

  & .ps-option-text {
    display: grid;
    flex: 1;
    justify-items: start;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & .ps-option-description {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .ps-option-aside {
    display: grid;
    flex: none;
    justify-items: end;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .ps-option-aside strong {
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-medium);
  }

  & .ps-option mark {
    padding: 0;
    background: none;
    color: inherit;
    font-weight: var(--ps-weight-strong);
  }

  & .ps-search-status {
    padding: var(--ps-space-2) var(--ps-space-4);
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .ps-options + .ps-search-status {
    border-block-start: 1px solid var(--ps-color-line);
  }

  & .ps-search-popup[data-status='pending']::before {
    position: absolute;
    z-index: 1;
    inset-block-start: 0;
    inset-inline: 0;
    block-size: 2px;
    background: var(--ps-color-accent-text);
    content: '';
  }

  ${media.moving} {
    & .ps-search-popup[data-status='pending']::before {
      animation: ${breathe} 0.8s ease-in-out infinite alternate;
    }
  }

  & .ps-search-popup[data-status='failed'] > .ps-search-status {
    color: var(--ps-color-critical-text);
  }
`;
