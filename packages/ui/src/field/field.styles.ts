import { css } from 'styled-components';

/** The error and the hint of any field. */
export const fieldNotesRules = css`
  & .ps-field-hint {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
  }

  & .ps-field-error {
    display: flex;
    gap: var(--ps-space-1);
    color: var(--ps-color-critical-text);
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-medium);
    line-height: var(--ps-leading-snug);
  }

  & .ps-field-error > svg {
    margin-block-start: 0.05em;
  }
`;

/** A labelled box: the common style of text fields, text areas and selects. */
export const fieldRules = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--ps-space-1);
  min-inline-size: 0;
  text-align: start;

  ${fieldNotesRules}

  & > .ps-field-label {
    justify-self: start;
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-medium);
    line-height: var(--ps-leading-snug);
  }

  &:has(> .ps-field-box > :required) > .ps-field-label::after {
    content: ' *' / '';
    color: var(--ps-color-critical-text);
  }

  & > .ps-field-box {
    position: relative;
    display: flex;
    align-items: center;
    min-block-size: var(--ps-control-md);
    border: 1px solid var(--ps-color-line-strong);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-surface);
    font-size: var(--ps-type-control);
    transition: border-color var(--ps-motion-fast);
  }

  &[data-size='small'] > .ps-field-box {
    min-block-size: var(--ps-control-sm);
  }

  &[data-size='large'] > .ps-field-box {
    min-block-size: var(--ps-control-lg);
  }

  & > .ps-field-box:hover {
    border-color: var(--ps-color-text-muted);
  }

  & > .ps-field-box:focus-within {
    border-color: var(--ps-color-focus);
    outline: 2px solid var(--ps-color-focus);
    outline-offset: -1px;
  }

  & > .ps-field-box:has(:is([aria-invalid='true'], :user-invalid)) {
    border-color: var(--ps-color-critical-text);
    box-shadow: inset 0 0 0 1px var(--ps-color-critical-text);
  }

  /* What the browser refuses has a sign besides the colour before there is a text. */
  & > .ps-field-box:has(> :user-invalid:not([aria-invalid='true']))::after {
    flex: none;
    align-self: center;
    inline-size: 1.25em;
    margin-inline: var(--ps-field-sign-start, 0) var(--ps-field-sign-end, var(--ps-space-3));
    border-radius: 50%;
    background: var(--ps-color-critical-text);
    color: var(--ps-color-surface);
    content: '!' / '';
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-strong);
    line-height: 1.25em;
    text-align: center;
  }

  & > .ps-field-box:has(> select) {
    --ps-field-sign-start: calc(-1 * var(--ps-space-4));
    --ps-field-sign-end: var(--ps-space-8);
  }

  & > .ps-field-box:has(> :disabled) {
    border-color: var(--ps-color-line);
    background: var(--ps-color-sunken);
    color: var(--ps-color-text-muted);
  }

  /* A telephone number is left-to-right, with its country code before it. */
  & > .ps-field-box:has(> [type='tel']) {
    direction: ltr;
  }

  & > .ps-field-box > .ps-field-affix {
    flex: none;
    padding-inline-start: var(--ps-space-3);
    color: var(--ps-color-text-muted);
  }

  & > .ps-field-box > .ps-field-suffix {
    flex: none;
    padding-inline-end: var(--ps-space-1);
    color: var(--ps-color-text-muted);
  }

  /* A text is set off from the edge as the text of the field is; a button is not. */
  & > .ps-field-box > .ps-field-suffix:not(:has(button)) {
    padding-inline-end: var(--ps-space-3);
  }

  & > .ps-field-box > :is(input, textarea, select) {
    flex: 1;
    align-self: stretch;
    min-inline-size: 0;
    padding: var(--ps-space-1) var(--ps-space-3);
    border: 0;
    border-radius: inherit;
    outline: none;
    background: none;
    text-overflow: ellipsis;
  }

  & > .ps-field-box > textarea {
    min-block-size: 5lh;
    padding-block: var(--ps-space-2);
    resize: block;
  }

  & > .ps-field-box > select {
    padding-inline-end: var(--ps-space-8);
    appearance: none;
    cursor: pointer;
  }

  & > .ps-field-box > select:disabled {
    cursor: not-allowed;
  }

  & > .ps-field-box > select > option {
    background: var(--ps-color-surface);
    color: var(--ps-color-text);
  }

  & > .ps-field-box > select + svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--ps-space-3);
    margin-block: auto;
    color: var(--ps-color-text-muted);
    pointer-events: none;
  }
`;
