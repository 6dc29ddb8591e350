import { css } from 'styled-components';

export const boughtTogetherRules = css`
  & .together {
    display: grid;
    gap: var(--ps-space-3);
  }

  & .together h2 {
    font-size: var(--ps-type-lg);
  }

  & .together li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: var(--ps-space-3);
    align-items: start;
    padding-block: var(--ps-space-3);
    border-block-start: 1px solid var(--ps-color-line);
  }

  & .together-what {
    display: grid;
    gap: var(--ps-space-1);
    justify-items: start;
    font-size: var(--ps-type-sm);
  }

  & .together-what a {
    color: inherit;
    font-weight: var(--ps-weight-strong);
    text-decoration: none;
  }

  & .together-what a:hover {
    color: var(--ps-color-accent-text);
  }

  & .together-time {
    color: var(--ps-color-text-muted);
  }

  & .together-add {
    display: grid;
    gap: var(--ps-space-2);
    justify-items: end;
  }

  @media print {
    & .together {
      display: none;
    }
  }
`;
