import { styled } from 'styled-components';

/** The pick-up points of a city. */
export const Points = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-4);

  & > ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
    gap: var(--ps-space-3);
  }

  & > ul:empty {
    display: none;
  }

  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--ps-space-3);
    align-content: start;
    padding: var(--ps-space-4);
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-lg);
    background: var(--ps-color-surface);
    line-height: var(--ps-leading-snug);
    overflow-wrap: anywhere;
  }

  & li > * {
    grid-column: 2;
  }

  & li > svg {
    grid-row: 1;
    grid-column: 1;
    margin-block-start: var(--ps-space-half);
    color: var(--ps-color-accent-text);
  }

  & h3 {
    font-size: var(--ps-type-md);
  }

  & :is(.point-hours, .point-note) {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }
`;

/** Links to the pages of cities. */
export const Links = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-3);

  & h2 {
    font-size: var(--ps-type-md);
  }

  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
    columns: 160px;
    column-gap: var(--ps-space-6);
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 28px;
    color: var(--ps-color-accent-text);
    overflow-wrap: anywhere;
  }

  @media (pointer: coarse) {
    & a {
      min-inline-size: 44px;
      min-block-size: 44px;
    }
  }
`;
