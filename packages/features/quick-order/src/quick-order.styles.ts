import { styled } from 'styled-components';
import { bareRules, media } from '@partshop/ui';

/** One style for the page and all its lines. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-6);

  ${bareRules}

  & .list-form,
  & .list-box,
  & .list-main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);
  }

  & .list-text textarea {
    font-variant-numeric: tabular-nums;
    white-space: pre;
    overflow-x: auto;
  }

  & .list-fold > summary {
    inline-size: fit-content;
    padding-block: var(--ps-space-3);
    color: var(--ps-color-accent-text);
    font-weight: var(--ps-weight-medium);
    cursor: pointer;
  }

  & .list-fold[open] > summary {
    margin-block-end: var(--ps-space-2);
  }

  & .list-columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-3);
  }

  & .list-sample {
    overflow-x: auto;
  }

  & .list-sample table {
    border-collapse: collapse;
  }

  & .list-sample :is(th, td) {
    min-inline-size: 150px;
    padding: var(--ps-space-2);
    text-align: start;
    border-block-end: 1px solid var(--ps-color-line);
  }

  & .list-content {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 320px;
    gap: var(--ps-space-6);
    align-items: start;
  }

  & .list-head {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2) var(--ps-space-6);
    align-items: center;
    justify-content: space-between;
  }

  & :is(.list-head, .list-summary) h2 {
    font-size: var(--ps-type-xl);
    font-weight: var(--ps-weight-strong);
  }

  & .list-lines {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    margin: 0;
    padding: 0;
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-lg);
    background: var(--ps-color-surface);
    list-style: none;
  }

  & .list-lines > li {
    display: grid;
    grid-template-columns: 2.5em minmax(0, 1fr) auto;
    gap: var(--ps-space-2);
    align-items: start;
    padding: var(--ps-space-3);
  }

  & .list-lines > li + li {
    border-block-start: 1px solid var(--ps-color-line);
  }

  &:has(.list-only :checked) .list-lines > li:not([data-look]) {
    display: none;
  }

  & .list-place {
    padding-block-start: var(--ps-space-1);
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    font-variant-numeric: tabular-nums;
  }

  & .list-body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-2);
  }

  & .list-found {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(96px, auto);
    gap: var(--ps-space-3);
    align-items: center;
  }

  & .list-article {
    display: grid;
    gap: var(--ps-space-1);
    justify-items: start;
  }

  & .list-name,
  & .list-terms,
  & .list-note,
  & .list-comment {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
  }

  & .list-terms {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-3);
  }

  & .list-terms b {
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-strong);
  }

  & .list-comment {
    overflow-wrap: anywhere;
  }

  & .list-sum {
    text-align: end;
    font-weight: var(--ps-weight-strong);
    white-space: nowrap;
  }

  & .list-fields {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr) 6em auto;
    gap: var(--ps-space-2);
  }

  & .list-problem {
    display: flex;
    gap: var(--ps-space-2);
    color: var(--ps-color-attention-text);
    font-size: var(--ps-type-control);
    line-height: var(--ps-leading-snug);
    overflow-wrap: anywhere;
  }

  & .list-choices {
    display: grid;
    gap: var(--ps-space-3);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & .list-choices > li {
    display: flex;
    gap: var(--ps-space-3);
    align-items: center;
    justify-content: space-between;
  }

  & .list-summary {
    position: sticky;
    inset-block-start: var(--ps-space-4);
    display: grid;
    gap: var(--ps-space-4);
  }

  ${media.narrow} {
    gap: var(--ps-space-4);

    & .list-content {
      grid-template-columns: minmax(0, 1fr);
    }

    & .list-lines > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    & .list-place {
      display: none;
    }

    & .list-found {
      grid-template-columns: auto minmax(0, 1fr);
    }

    & .list-article {
      grid-column: 1 / -1;
    }

    & .list-fields {
      grid-template-columns: minmax(0, 1fr) 5em;
    }

    & .list-fields > :first-child {
      grid-column: 1 / -1;
    }

    & .list-fields > button {
      grid-column: 1 / -1;
    }

    & .list-summary {
      position: static;
    }
  }
`;
