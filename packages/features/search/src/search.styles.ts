import { media } from '@partshop/ui';
import { styled } from 'styled-components';

export const SearchRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-6);

  & .search-parts {
    display: grid;
    gap: var(--ps-space-2);
  }

  & .search-meaning {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2) var(--ps-space-4);
    align-items: center;
    margin-block-start: calc(-1 * var(--ps-space-3));
    color: var(--ps-color-text-muted);
  }

  & .search-notes {
    display: grid;
    gap: var(--ps-space-1);
    padding: 0;
    color: var(--ps-color-text-muted);
    list-style: none;
  }

  & .fit-note {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ps-space-3);
    align-items: center;
    min-block-size: calc(1lh + 2 * var(--ps-space-3));
    padding: var(--ps-space-3) var(--ps-space-4);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-sunken);
    line-height: var(--ps-leading-normal);
  }

  & .fit-note > svg {
    flex: none;
    block-size: 1lh;
    color: var(--ps-color-text-muted);
  }

  & .fit-note > span {
    flex: 0 1 auto;
    min-inline-size: 0;
  }

  /* The line about a car that the browser keeps comes after the page: it is free until then. */
  & .fit-note:empty {
    display: none;
  }

  html[data-kept~='partshop-car'] & .fit-note:empty {
    display: flex;
    visibility: hidden;
  }

  ${media.narrow} {
    & .fit-note {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      align-content: center;
      align-items: start;
      min-block-size: calc(2lh + 2 * var(--ps-space-3));
    }

    & .fit-note > a:nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
  }

  & :is(.search-parts, .search-tips) > h2 {
    font-size: var(--ps-type-md);
  }

  & .search-part-list {
    display: grid;
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-surface);
  }

  & .search-part-list > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ps-space-3);
    align-items: baseline;
    padding: var(--ps-space-3) var(--ps-space-4);
  }

  & .search-part-list > li + li {
    border-block-start: 1px solid var(--ps-color-line);
  }

  & .search-part-list a {
    font-weight: var(--ps-weight-medium);
  }

  & .search-part-name {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & > [data-ui='EmptyState'] {
    --ps-state-action-size: min(100%, 560px);

    padding-inline: 0;
    padding-block-end: 0;
  }

  & .search-again {
    display: grid;
    gap: var(--ps-space-6);
    inline-size: min(100%, 560px);
    margin-inline: auto;
  }

  & .search-tips {
    display: grid;
    gap: var(--ps-space-2);
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .search-tips > h2 {
    color: var(--ps-color-text);
  }

  & .search-tips > ul {
    display: grid;
    gap: var(--ps-space-1);
    padding-inline-start: var(--ps-space-5);
  }
`;
