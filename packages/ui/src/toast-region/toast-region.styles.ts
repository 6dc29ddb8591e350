import { css, keyframes } from 'styled-components';
import { media } from '../media.ts';

const arrive = keyframes`from { opacity: 0; translate: 0 12px; }`;

export const toastRegionRules = css`
  position: fixed;
  z-index: var(--ps-layer-toast);
  /* --ps-bottom-bar-size: the height of what the page has fixed there. */
  inset-block-end: max(
    var(--ps-page-gutter),
    env(safe-area-inset-bottom),
    var(--ps-space-3) + var(--ps-bottom-bar-size, 0px)
  );
  inset-inline-end: var(--ps-page-gutter);
  inline-size: min(400px, 100% - 2 * var(--ps-page-gutter));
  pointer-events: none;

  & .ps-toast-list {
    display: grid;
    padding: 0;
  }

  & .ps-toast {
    display: grid;
    grid-template-columns: auto 1fr auto auto;
    column-gap: var(--ps-space-2);
    align-items: center;
    margin-block-start: var(--ps-space-2);
    padding-block: var(--ps-space-2);
    padding-inline: var(--ps-space-4) var(--ps-space-2);
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-raised);
    box-shadow: var(--ps-shadow-md);
    font-size: var(--ps-type-control);
    line-height: var(--ps-leading-snug);
    pointer-events: auto;
  }

  & .ps-tone-icon {
    margin-inline-end: var(--ps-space-1);
    color: var(--ps-color-info-text);
  }

  & [data-tone='neutral'] > .ps-tone-icon {
    color: var(--ps-color-text-muted);
  }

  & [data-tone='positive'] > .ps-tone-icon {
    color: var(--ps-color-positive-text);
  }

  & [data-tone='attention'] > .ps-tone-icon {
    color: var(--ps-color-attention-text);
  }

  & [data-tone='critical'] > .ps-tone-icon {
    color: var(--ps-color-critical-text);
  }

  & .ps-toast-text {
    min-inline-size: 0;
  }

  & .ps-toast:not(:has(> .ps-toast-action)) > .ps-toast-text {
    grid-column: span 2;
  }

  ${media.moving} {
    & .ps-toast {
      animation: ${arrive} var(--ps-motion-base) var(--ps-motion-ease);
    }
  }
`;
