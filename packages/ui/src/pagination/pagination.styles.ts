import { css } from 'styled-components';

export const paginationRules = css`
  & > .ps-pages {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1);
  }

  & li > :is(a, span) {
    display: grid;
    place-items: center;
    min-inline-size: var(--ps-control-md);
    min-block-size: var(--ps-control-md);
    padding-inline: var(--ps-space-2);
    border-radius: var(--ps-radius-md);
    color: var(--ps-color-text);
    font-size: var(--ps-type-control);
    text-decoration: none;
  }

  & li > span {
    color: var(--ps-color-text-disabled);
  }

  & li > a:hover {
    background: var(--ps-color-hover);
    color: var(--ps-color-accent-text);
  }

  & li > a[aria-current] {
    background: var(--ps-color-accent);
    color: var(--ps-color-on-accent);
    font-weight: var(--ps-weight-medium);
  }

  @media (max-width: 440px) {
    & > .ps-pages {
      flex-wrap: nowrap;
      gap: 0;
    }

    & li {
      flex: 1 1 auto;
      max-inline-size: 52px;
    }

    & li > :is(a, span) {
      min-inline-size: 28px;
      padding-inline: 3px;
    }
  }

  @media (forced-colors: active) {
    & li > a[aria-current] {
      outline: 2px solid;
    }
  }
`;
