import { css } from 'styled-components';
import { fieldRules } from '../field/field.styles.ts';
import { media } from '../media.ts';
import { searchPopupRules } from './search-popup.styles.ts';

export const searchFieldRules = css`
  ${fieldRules}

  ${searchPopupRules}

  & > .ps-field-box {
    anchor-name: --ps-search-box;
    anchor-scope: --ps-search-box;
  }

  & > .ps-field-box > .ps-search-icon {
    position: absolute;
    inset-inline-start: var(--ps-space-3);
    color: var(--ps-color-text-muted);
    pointer-events: none;
  }

  & > .ps-field-box > input {
    padding-inline: calc(var(--ps-space-3) + 1.25em + var(--ps-space-2)) var(--ps-control-md);
    text-align: -webkit-match-parent;
    text-align: match-parent;
    appearance: none;
  }

  & > .ps-field-box > input::-webkit-search-decoration,
  & > .ps-field-box > input::-webkit-search-cancel-button {
    display: none;
  }

  & > .ps-field-box > .ps-search-clear {
    position: absolute;
    inset-inline-end: 0;
    display: grid;
    place-items: center;
    inline-size: calc(var(--ps-control-md) - 2px);
    block-size: 100%;
    padding: 0;
    border: 0;
    border-radius: var(--ps-radius-md);
    background: none;
    color: var(--ps-color-text-muted);
    cursor: pointer;
  }

  & > .ps-field-box > .ps-search-clear:hover {
    color: var(--ps-color-text);
  }

  & > .ps-field-box > input:is(:placeholder-shown, :disabled) + .ps-search-clear {
    display: none;
  }

  ${media.unscripted} {
    & > .ps-field-box > .ps-search-clear {
      display: none;
    }
  }
`;
