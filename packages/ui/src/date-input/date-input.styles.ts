import { css } from 'styled-components';
import { fieldRules } from '../field/field.styles.ts';
import { media } from '../media.ts';

/** A field with a date in its box. */
export const dateInputRules = css`
  ${fieldRules}

  & .ps-date-segments {
    display: flex;
    flex: 1;
    align-items: center;
    align-self: stretch;
    min-inline-size: 0;
    padding-inline: calc(var(--ps-space-3) - 1px);
    overflow: hidden;
    white-space: pre;
    cursor: text;
  }

  & .ps-date-segments > span {
    display: flex;
    align-items: center;
  }

  & .ps-date-segments input {
    field-sizing: content;
    box-sizing: content-box;
    min-inline-size: 2ch;
    padding: 2px 1px;
    border: 0;
    border-radius: var(--ps-radius-sm);
    outline: none;
    background: none;
    color: inherit;
    text-align: center;
  }

  & .ps-date-segments input[data-part='year'] {
    min-inline-size: 4ch;
  }

  & .ps-date-segments input:focus {
    background: var(--ps-color-focus-ground);
  }

  @media (pointer: coarse) {
    & .ps-date-segments input {
      min-inline-size: 24px;
      min-block-size: 24px;
    }
  }

  @media (forced-colors: active) {
    & .ps-date-segments input:focus {
      outline: 2px solid Highlight;
    }
  }

  /* With scripts the browser's field holds the value, and its place shows its messages. */
  @media not (scripting: none) {
    & > .ps-field-box > .ps-date-native {
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      flex: none;
      inline-size: 1px;
      padding: 0;
      opacity: 0;
      pointer-events: none;
    }
  }

  ${media.unscripted} {
    & .ps-date-segments {
      display: none;
    }
  }
`;
