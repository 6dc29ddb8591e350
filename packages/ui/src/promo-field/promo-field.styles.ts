import { css } from 'styled-components';
import { fieldNotesRules, fieldRules } from '../field/field.styles.ts';

export const promoFieldRules = css`
  display: grid;
  gap: var(--ps-space-1);
  min-inline-size: 0;

  ${fieldNotesRules}

  & > .ps-promo-part {
    ${fieldRules}

    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: var(--ps-space-2);
  }

  & > .ps-promo-part > :is(.ps-field-label, .ps-promo-accepted) {
    grid-column: 1 / -1;
  }

  & > .ps-promo-part > .ps-field-box > input {
    font-family: var(--ps-font-code);
    text-transform: uppercase;
  }

  & > .ps-promo-part > .ps-field-box > input::placeholder {
    text-transform: none;
  }

  /* A code is left-to-right, aligned to the start of the line. */
  & > .ps-promo-part > .ps-field-box > input:dir(ltr) {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  & .ps-promo-accepted {
    display: flex;
    gap: var(--ps-space-2);
    align-items: center;
    min-block-size: var(--ps-control-md);
    padding-inline: var(--ps-space-3) var(--ps-space-1);
    border: 1px solid var(--ps-color-positive-line);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-positive-soft);
    font-size: var(--ps-type-control);
    line-height: var(--ps-leading-snug);
  }

  & .ps-promo-accepted > svg {
    color: var(--ps-color-positive-text);
  }

  & .ps-promo-text {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    column-gap: var(--ps-space-2);
    min-inline-size: 0;
    padding-block: var(--ps-space-1);
  }

  & .ps-promo-code {
    font-family: var(--ps-font-code);
    font-weight: var(--ps-weight-strong);
    overflow-wrap: anywhere;
    text-transform: uppercase;
  }

  & > .ps-promo-notes {
    display: grid;
    gap: var(--ps-space-1);
  }

  & > .ps-promo-notes:not(:has(p)) {
    position: absolute;
  }
`;
