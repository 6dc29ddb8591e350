import { styled } from 'styled-components';
import { proseRules } from './prose.styles.ts';
import { media } from '@partshop/ui';

/** The rules for `.ProseMirror` are those that the editor would otherwise add as a style element, which the content policy blocks. */
export const TextFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-2);

  ${proseRules}

  & .text-box {
    border: 1px solid var(--ps-color-line-strong);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-surface);
  }

  & .text-box:has(.ProseMirror:focus) {
    border-color: var(--ps-color-focus);
    outline: 2px solid var(--ps-color-focus);
    outline-offset: -1px;
  }

  & .text-label {
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-medium);
  }

  & .text-tools {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-half);
    padding: var(--ps-space-1);
    border-block-end: 1px solid var(--ps-color-line);
    border-start-start-radius: inherit;
    border-start-end-radius: inherit;
    background: var(--ps-color-surface);
  }

  /* Within reach in a long article, under the head of the dialog. */
  ${media.wide} {
    & .text-tools {
      position: sticky;
      z-index: 1;
      inset-block-start: calc(var(--ps-control-md) + var(--ps-space-4) + var(--ps-space-3));
    }
  }

  & .text-tools [aria-pressed='true'] {
    background: var(--ps-color-selected);
    box-shadow: inset 0 0 0 1px var(--ps-color-accent);
  }

  & .text-tools [aria-disabled='true'] {
    background: none;
  }

  & .text-link {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
    align-items: flex-start;
    padding: var(--ps-space-3);
    border-block-end: 1px solid var(--ps-color-line);
    background: var(--ps-color-sunken);
  }

  & .text-link > [data-ui='TextField'] {
    flex: 1 1 240px;
  }

  & .text-link > button {
    margin-block-start: calc(1lh + var(--ps-space-1));
  }

  & .ProseMirror {
    position: relative;
    min-block-size: 14lh;
    padding: var(--ps-space-4);
    outline: none;
    font-feature-settings: 'liga' 0;
    font-variant-ligatures: none;
    white-space: break-spaces;
  }

  & .ProseMirror [contenteditable='false'] {
    white-space: normal;
  }

  & .ProseMirror pre {
    white-space: pre-wrap;
  }

  & .ProseMirror-selectednode {
    outline: 2px solid var(--ps-color-focus);
  }

  & .ProseMirror-hideselection {
    caret-color: transparent;
  }

  & .ProseMirror-hideselection::selection {
    background: transparent;
  }

  & .ProseMirror-gapcursor {
    display: none;
    position: absolute;
    margin: 0;
    pointer-events: none;
  }

  & .ProseMirror-focused .ProseMirror-gapcursor {
    display: block;
  }

  & .ProseMirror-gapcursor::after {
    position: absolute;
    inset-block-start: -2px;
    display: block;
    inline-size: 20px;
    border-block-start: 1px solid var(--ps-color-text);
    content: '';
  }

  & .text-count,
  & .text-note {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    font-variant-numeric: tabular-nums;
  }

  & .text-count[data-state='short'] {
    color: var(--ps-color-attention-text);
  }

  & .text-error {
    color: var(--ps-color-critical-text);
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-medium);
  }

  ${media.narrow} {
    & .text-link > button {
      margin-block-start: 0;
    }
  }
`;
