import { css } from 'styled-components';

/** The language links in the top bar and in the menu. */
export const languagesRules = css`
  & .languages {
    display: flex;
    flex: none;
  }

  & .languages > a {
    /* Each has the language of its name; "AR" would load the Arabic page's font. */
    font-family: inherit;
    display: grid;
    place-items: center;
    min-inline-size: 32px;
    min-block-size: 32px;
    border-radius: var(--ps-radius-sm);
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    text-decoration: none;
  }

  & .languages > a:hover {
    background: var(--ps-color-hover);
    color: var(--ps-color-text);
  }

  & .languages > a[aria-current] {
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-strong);
  }
`;
