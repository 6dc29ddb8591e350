import { styled } from 'styled-components';

/** One style for the page and all its calls. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 52rem);
  gap: var(--ps-space-6);
  line-height: var(--ps-leading-normal);

  & .files {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2) var(--ps-space-5);
  }

  & nav,
  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);
  }

  & nav {
    gap: var(--ps-space-6);
  }

  & .lines {
    display: grid;
    gap: var(--ps-space-3);
  }

  & .lines > li {
    display: grid;
    justify-items: start;
    gap: var(--ps-space-1);
  }

  & article {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-3);
    padding-block-start: var(--ps-space-4);
    border-block-start: 1px solid var(--ps-color-line);
  }

  & h2 {
    font-size: var(--ps-type-lg);
  }

  & article > h2 {
    font-size: var(--ps-type-md);
  }

  & h3 {
    font-size: var(--ps-type-sm);
  }

  & code {
    overflow-wrap: anywhere;
  }

  & dl {
    display: grid;
    gap: var(--ps-space-2);
    margin: 0;
  }

  & dl > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: var(--ps-space-4);
  }

  & dd {
    margin: 0;
  }

  & .note {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & pre {
    margin: 0;
    padding: var(--ps-space-3);
    white-space: pre-wrap;
    background: var(--ps-color-sunken);
  }
`;
