import { media } from '@partshop/ui';
import { styled } from 'styled-components';

export const CataloguesRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-6);

  & > [data-ui='Breadcrumbs'] {
    margin-block-end: calc(-1 * var(--ps-space-3));
  }

  & .makers-toolbar {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-3);
    align-items: center;
    justify-content: space-between;
  }

  & .makers-search {
    display: flex;
    flex: 0 1 28rem;
    gap: var(--ps-space-2);
  }

  & .makers-search > [data-ui='TextField'] {
    flex: 1;
  }

  & .makers-letters {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1);
  }

  & .makers-letters a {
    display: grid;
    place-items: center;
    min-inline-size: 44px;
    min-block-size: 44px;
    padding-inline: var(--ps-space-2);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-sunken);
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-medium);
    text-decoration: none;
  }

  & .makers-letters a:hover {
    color: var(--ps-color-accent-text);
  }

  & .makers-group {
    display: grid;
    gap: var(--ps-space-3);
  }

  & .makers-group > h2 {
    font-size: var(--ps-type-lg);
    scroll-margin-block-start: var(--ps-space-4);
  }

  & .makers-list {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 216px), 1fr));
    gap: var(--ps-space-2);
  }

  & .maker {
    display: flex;
    gap: var(--ps-space-3);
    align-items: center;
    min-block-size: 56px;
    padding: var(--ps-space-2) var(--ps-space-3);
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-surface);
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-medium);
    line-height: var(--ps-leading-snug);
    text-decoration: none;
  }

  & .maker:hover {
    border-color: var(--ps-color-line-strong);
    color: var(--ps-color-accent-text);
  }

  & .maker > span:last-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & .maker-count {
    display: block;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    font-weight: normal;
    font-variant-numeric: tabular-nums;
  }

  ${media.narrow} {
    & .makers-toolbar {
      flex-direction: column;
      align-items: stretch;
    }

    & .makers-search {
      flex-basis: auto;
    }

    & .makers-list {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
