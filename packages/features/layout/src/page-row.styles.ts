import { css } from 'styled-components';

/** A row of the chrome on the page's grid: as wide as the page area, with the same gutters. */
export const pageRow = css`
  inline-size: 100%;
  max-inline-size: calc(var(--ps-page-width) + 2 * var(--ps-page-gutter));
  margin-inline: auto;
  padding-inline: var(--ps-page-gutter);
`;
