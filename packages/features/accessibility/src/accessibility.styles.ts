import { styled } from 'styled-components';
import { media } from '@partshop/ui';

/** The statement: one column to read, and lists of results. */
export const StatementPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 44rem);
  gap: var(--ps-space-6);
  line-height: var(--ps-leading-normal);

  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-3);
  }

  & h2 {
    font-size: var(--ps-type-lg);
  }

  & .points {
    display: grid;
    gap: var(--ps-space-2);
    padding-inline-start: var(--ps-space-5);
    list-style: disc;
  }

  & .quiet {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .results {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-surface);
  }

  & .results > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--ps-space-1) var(--ps-space-4);
    align-items: baseline;
    padding: var(--ps-space-3) var(--ps-space-4);
  }

  & .results > li + li {
    border-block-start: 1px solid var(--ps-color-line);
  }

  & .results .quiet {
    grid-column: 1 / -1;
  }

  & .checks {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ps-space-4);
  }

  & summary {
    min-block-size: 44px;
    align-content: center;
    cursor: pointer;
  }

  & .reach {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2) var(--ps-space-5);
  }

  ${media.narrow} {
    & .results > li {
      grid-template-columns: minmax(0, 1fr);
      justify-items: start;
    }
  }
`;
