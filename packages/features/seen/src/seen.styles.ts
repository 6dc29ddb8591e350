import { styled } from 'styled-components';

export const SeenRoot = styled.section`
  /* Before the app has started it takes room only where the browser knows of something seen. */
  display: none;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--ps-space-3);
  align-items: baseline;

  &[data-known='true'],
  html[data-kept~='partshop-seen'] & {
    display: grid;
  }

  & .seen-list {
    --seen-size: 228px;

    display: grid;
    grid-column: 1 / -1;
    grid-auto-columns: 152px;
    grid-auto-flow: column;
    gap: var(--ps-space-3);
    min-block-size: var(--seen-size);
    overflow-x: auto;
    scrollbar-width: thin;
  }

  & .seen-list a {
    display: grid;
    grid-template-rows: auto auto 1fr;
    gap: var(--ps-space-1);
    block-size: var(--seen-size);
    padding: var(--ps-space-3);
    overflow: hidden;
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-lg);
    background: var(--ps-color-surface);
    color: var(--ps-color-text);
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
    text-decoration: none;
  }

  & .seen-fit:empty {
    display: none;
  }

  /* A line for the verdict about the car that the browser keeps. */
  html[data-kept~='partshop-car'] & .seen-fit {
    display: flex;
    min-block-size: 1lh;
  }

  html[data-kept~='partshop-car'] & .seen-list,
  & .seen-list:has([data-ui='FitVerdict']) {
    --seen-size: 252px;
  }

  & .seen-list a:focus-visible {
    outline-offset: -2px;
  }

  & .seen-list bdi {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  & .seen-list a:hover {
    border-color: var(--ps-color-accent);
    background: var(--ps-color-hover);
  }

  & .seen-list [data-ui='PartImage'] {
    inline-size: 96px;
    justify-self: center;
  }

  & .seen-list :is([data-ui='ArticleName'], .seen-name) {
    display: -webkit-box;
    align-self: start;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }

  & .seen-list [data-ui='ArticleName'] {
    font-weight: var(--ps-weight-medium);
  }

  & .seen-list :is(.seen-name, .seen-none) {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-xs);
  }
`;
