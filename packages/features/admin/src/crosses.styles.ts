import { styled } from 'styled-components';

export const CrossesRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-6);

  & .crosses-group {
    display: grid;
    gap: var(--ps-space-2);
  }

  & .crosses-group > h2 {
    font-size: var(--ps-type-lg);
  }

  & .crosses-group > p {
    color: var(--ps-color-text-muted);
  }

  & .crosses-list {
    display: grid;
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-surface);
  }

  & .crosses-list > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: var(--ps-space-2) var(--ps-space-4);
    align-items: center;
    padding: var(--ps-space-3) var(--ps-space-4);
  }

  & .crosses-list > li + li {
    border-block-start: 1px solid var(--ps-color-line);
  }

  /* A name in another script starts where the page's own texts do. */
  & .crosses-list > li > span {
    display: grid;
    justify-items: start;
  }

  & .crosses-list a {
    font-weight: var(--ps-weight-medium);
    overflow-wrap: anywhere;
  }

  & .crosses-name {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }
`;
