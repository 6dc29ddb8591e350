import { css } from 'styled-components';
import { media } from '../media.ts';

/**
 * Styles shared by Dialog and Drawer. `--ps-modal-away` is the translation of the closed surface, for its transition. The position
 * follows from `inset` and the browser's `margin: auto`.
 */
export const modalRules = css`
  --ps-modal-inset: var(--ps-space-6);

  overflow: hidden;
  padding: 0;
  border: 1px solid var(--ps-color-line);
  background: var(--ps-color-overlay);
  box-shadow: var(--ps-shadow-lg);
  color: var(--ps-color-text);
  font-size: var(--ps-type-md);
  line-height: var(--ps-leading-normal);
  opacity: 0;
  translate: var(--ps-modal-away);
  transition:
    opacity var(--ps-motion-base),
    translate var(--ps-motion-base) var(--ps-motion-ease),
    overlay var(--ps-motion-base) allow-discrete,
    display var(--ps-motion-base) allow-discrete;

  ${media.narrow} {
    --ps-modal-inset: var(--ps-space-4);
  }

  &[open] {
    display: flex;
    opacity: 1;
    translate: 0;
  }

  @starting-style {
    &[open] {
      opacity: 0;
      translate: var(--ps-modal-away);
    }
  }

  &::backdrop {
    background: var(--ps-color-backdrop);
    opacity: 0;
    transition:
      opacity var(--ps-motion-base),
      overlay var(--ps-motion-base) allow-discrete,
      display var(--ps-motion-base) allow-discrete;
  }

  &[open]::backdrop {
    opacity: 1;
  }

  @starting-style {
    &[open]::backdrop {
      opacity: 0;
    }
  }

  /* The page behind does not scroll; padding replaces the width of its scroll bar. */
  html:has(&[open]) {
    --ps-modal-gap: 0px;

    overflow: hidden;
    padding-inline-end: var(--ps-modal-gap);
  }

  & > .ps-modal-frame {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-inline-size: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  & .ps-modal-head {
    position: sticky;
    z-index: 2;
    inset-block-start: 0;
    flex: none;
    background: inherit;
    container-type: scroll-state;
  }

  & .ps-modal-frame,
  & .ps-modal-bar {
    background: inherit;
  }

  & .ps-modal-bar {
    display: flex;
    gap: var(--ps-space-3);
    align-items: flex-start;
    justify-content: space-between;
    padding-block: var(--ps-space-4) var(--ps-space-3);
    padding-inline: var(--ps-modal-inset) var(--ps-space-4);
  }

  @container scroll-state(stuck: top) {
    & .ps-modal-bar {
      box-shadow: 0 1px 0 var(--ps-color-line);
    }
  }

  & .ps-modal-title {
    min-inline-size: 0;
    padding-block: calc((var(--ps-control-md) - 1lh) / 2);
    font-size: var(--ps-type-lg);
    letter-spacing: -0.01em;
  }

  & .ps-modal-body {
    flex: 1 0 auto;
    padding-block-end: var(--ps-space-6);
    padding-inline: var(--ps-modal-inset);
  }

  & .ps-modal-actions {
    position: sticky;
    z-index: 2;
    inset-block-end: 0;
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
    justify-content: flex-end;
    padding-block: var(--ps-space-4) max(var(--ps-space-4), env(safe-area-inset-bottom));
    padding-inline: var(--ps-modal-inset);
    border-block-start: 1px solid var(--ps-color-line);
    background: inherit;
  }

  ${media.narrow} {
    & .ps-modal-actions > * {
      flex: 1 1 auto;
    }
  }

  @media print {
    &::backdrop {
      display: none;
    }
  }
`;
