import { css } from 'styled-components';

/** The choices of a language and of a currency in the top bar and in the menu. */
export const languagesRules = css`
  & :is(.languages, .currencies) {
    display: flex;
    flex: none;
  }

  & :is(.languages > a, .currencies > button) {
    /* Each language has the language of its name; "AR" would load the Arabic page's font. */
    font-family: inherit;
    display: grid;
    place-items: center;
    min-inline-size: 32px;
    min-block-size: 32px;
    padding: 0;
    border: 0;
    border-radius: var(--ps-radius-sm);
    background: none;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    text-decoration: none;
    cursor: pointer;
  }

  & :is(.languages > a, .currencies > button):hover {
    background: var(--ps-color-hover);
    color: var(--ps-color-text);
  }

  & :is(.languages > [aria-current], .currencies > [aria-pressed='true']) {
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-strong);
  }
`;
