import { css } from 'styled-components';

/** The article of a category, on its page and in its editor. */
export const articleRules = css`
  & .catalogue-article {
    max-inline-size: 72ch;
    overflow-wrap: anywhere;
  }

  & .catalogue-article > * + * {
    margin-block-start: var(--ps-space-3);
  }
`;
