import { proseRules } from '@partshop/features/rich-text';
import { styled } from 'styled-components';

export const CatalogueRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-8);

  & > [data-ui='Breadcrumbs'] {
    margin-block-end: calc(-1 * var(--ps-space-4));
  }

  & .catalogue-part {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);
    scroll-margin-block-start: var(--ps-space-4);
  }

  & .catalogue-group {
    display: grid;
    gap: var(--ps-space-2);
  }

  & .catalogue-note,
  & .catalogue-count {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    font-weight: normal;
    font-variant-numeric: tabular-nums;
  }

  & .catalogue-sizes {
    max-inline-size: 40rem;
    padding-inline: var(--ps-space-4);
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-lg);
    background: var(--ps-color-surface);
    font-size: var(--ps-type-md);
  }

  & .catalogue-sizes dd {
    font-weight: var(--ps-weight-medium);
    font-variant-numeric: tabular-nums;
  }

  & .catalogue-sign {
    display: block;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    font-weight: normal;
  }

  & :is(.catalogue-cards, .catalogue-series, .catalogue-categories) {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 168px), 1fr));
    gap: var(--ps-space-3);
  }

  & .catalogue-categories {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 248px), 1fr));
  }

  & :is(.catalogue-cards, .catalogue-categories) a {
    display: flex;
    gap: var(--ps-space-4);
    align-items: center;
    block-size: 100%;
    min-block-size: 44px;
    padding: var(--ps-space-2) var(--ps-space-4);
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-lg);
    background: var(--ps-color-surface);
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-medium);
    line-height: var(--ps-leading-snug);
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  & .catalogue-categories a {
    padding: var(--ps-space-3);
  }

  & .catalogue-categories a > span:last-child {
    display: grid;
    gap: var(--ps-space-half);
  }

  & :is(.catalogue-cards, .catalogue-categories) a:hover {
    border-color: var(--ps-color-accent);
    background: var(--ps-color-hover);
  }

  & .catalogue-picture {
    flex: none;
    inline-size: 72px;
  }

  & .catalogue-letters {
    columns: 220px;
    column-gap: var(--ps-space-6);
  }

  & .catalogue-letters > section {
    padding-block-end: var(--ps-space-4);
    break-inside: avoid;
  }

  & .catalogue-letters h3 {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & :is(.catalogue-links, .catalogue-children) a {
    display: inline-flex;
    align-items: center;
    min-block-size: 28px;
  }

  & .catalogue-parents {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
    gap: var(--ps-space-8) var(--ps-space-6);
  }

  & .catalogue-parent {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--ps-space-4);
    align-items: start;
  }

  & .catalogue-parent :is(h2, h3) {
    font-size: var(--ps-type-md);
    line-height: var(--ps-leading-snug);
  }

  & .catalogue-parent h2 > a {
    color: inherit;
  }

  & .catalogue-children {
    padding-block-start: var(--ps-space-1);
  }

  & .catalogue-more[open] > summary {
    margin-block-end: var(--ps-space-3);
  }

  & .catalogue-more > summary {
    inline-size: fit-content;
    color: var(--ps-color-accent-text);
    cursor: pointer;
  }

  ${proseRules}

  @media (pointer: coarse) {
    & :is(.catalogue-links, .catalogue-children, .catalogue-parent h2) a {
      display: inline-flex;
      align-items: center;
      min-inline-size: 44px;
      min-block-size: 44px;
    }
  }
`;
