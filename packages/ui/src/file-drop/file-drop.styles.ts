import { css } from 'styled-components';
import { fieldNotesRules } from '../field/field.styles.ts';
import { media } from '../media.ts';

export const fileDropRules = css`
  display: grid;
  gap: var(--ps-space-1);
  min-inline-size: 0;

  ${fieldNotesRules}

  & > .ps-field-label {
    justify-self: start;
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-medium);
    line-height: var(--ps-leading-snug);
  }

  &:has(> .ps-file-zone > :required) > .ps-field-label::after {
    content: ' *' / '';
    color: var(--ps-color-critical-text);
  }

  & > .ps-file-zone {
    position: relative;
    display: flex;
    gap: var(--ps-space-3);
    align-items: center;
    justify-content: center;
    min-block-size: 96px;
    padding: var(--ps-space-4);
    border: 1px dashed var(--ps-color-line-strong);
    border-radius: var(--ps-radius-lg);
    background: var(--ps-color-surface);
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-control);
    line-height: var(--ps-leading-snug);
    transition:
      background-color var(--ps-motion-fast),
      border-color var(--ps-motion-fast);
  }

  & .ps-file-choose {
    color: var(--ps-color-accent-text);
    font-weight: var(--ps-weight-medium);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  /* The transparent native input covers the zone: it receives clicks and the focus, and without scripts the drop. */
  & > .ps-file-zone > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
  }

  & > .ps-file-zone > input::file-selector-button {
    cursor: pointer;
  }

  & > .ps-file-zone:has(> input:enabled):hover,
  &[data-over] > .ps-file-zone {
    border-color: var(--ps-color-accent-text);
    background-image: linear-gradient(var(--ps-color-selected) 0 0);
  }

  &[data-over] > .ps-file-zone {
    border-style: solid;
    box-shadow: inset 0 0 0 1px var(--ps-color-accent-text);
  }

  & > .ps-file-zone:has(> input:focus-visible) {
    outline: 2px solid var(--ps-color-focus);
    outline-offset: 2px;
  }

  & > .ps-file-zone:has(> input[aria-invalid='true']) {
    border-color: var(--ps-color-critical-text);
  }

  & > .ps-file-zone:has(> input:disabled) {
    border-color: var(--ps-color-line);
    background: var(--ps-color-sunken);
  }

  & > .ps-file-zone:has(> input:disabled) .ps-file-choose {
    color: inherit;
  }

  & > .ps-file-zone > input:disabled {
    cursor: not-allowed;
  }

  ${media.unscripted} {
    & > .ps-file-zone {
      flex-wrap: wrap;
    }

    & > .ps-file-zone > input {
      position: static;
      opacity: 1;
    }
  }

  & .ps-file-refusals {
    display: grid;
    gap: var(--ps-space-1);
    padding-block: var(--ps-space-1);
    color: var(--ps-color-critical-text);
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
  }

  & .ps-file-refusals > li {
    display: flex;
    gap: var(--ps-space-1);
    overflow-wrap: anywhere;
  }

  & .ps-file-refusals svg {
    margin-block-start: 0.05em;
  }

  & > .ps-file-list {
    display: grid;
    padding-block-start: var(--ps-space-1);
  }

  & > .ps-file-list > li {
    display: flex;
    gap: var(--ps-space-3);
    align-items: center;
    min-block-size: var(--ps-control-lg);
    padding-block: var(--ps-space-1);
    border-block-end: 1px solid var(--ps-color-line);
    font-size: var(--ps-type-control);
    line-height: var(--ps-leading-snug);
  }

  & .ps-file-sign {
    color: var(--ps-color-text-muted);
  }

  & [data-status='sent'] > .ps-file-sign {
    color: var(--ps-color-positive-text);
  }

  & [data-status='failed'] > .ps-file-sign,
  & .ps-file-reason {
    color: var(--ps-color-critical-text);
  }

  & .ps-file-text {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-3);
    align-items: baseline;
    justify-content: space-between;
    min-inline-size: 0;
  }

  & .ps-file-name {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & .ps-file-size {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    white-space: nowrap;
  }

  & .ps-file-reason {
    flex-basis: 100%;
    font-size: var(--ps-type-sm);
  }

  & progress {
    flex-basis: 100%;
    block-size: 4px;
    border: 0;
    border-radius: var(--ps-radius-full);
    overflow: hidden;
    background: var(--ps-color-line);
    appearance: none;
  }

  & progress::-webkit-progress-bar {
    background: var(--ps-color-line);
  }

  & progress::-webkit-progress-value {
    border-radius: var(--ps-radius-full);
    background: var(--ps-color-accent-text);
    transition: inline-size var(--ps-motion-base);
  }

  & progress::-moz-progress-bar {
    border-radius: var(--ps-radius-full);
    background: var(--ps-color-accent-text);
  }

  @media (forced-colors: active) {
    & > .ps-file-zone:has(> input:disabled) {
      border-color: GrayText;
      color: GrayText;
    }

    & progress {
      block-size: 8px;
      border: 1px solid ButtonText;
      forced-color-adjust: none;
    }

    & progress::-webkit-progress-bar {
      background: Canvas;
    }

    & progress::-webkit-progress-value {
      background: Highlight;
    }

    & progress::-moz-progress-bar {
      background: Highlight;
    }
  }
`;
