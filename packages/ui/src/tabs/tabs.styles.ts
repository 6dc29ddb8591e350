import { css } from 'styled-components';
import { media } from '../media.ts';

export const tabsRules = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-5);

  & > .ps-tab-list {
    display: flex;
    gap: var(--ps-space-2);
    margin-inline: calc(-1 * var(--ps-space-2));
    overflow-x: auto;
    box-shadow: inset 0 -1px 0 var(--ps-color-line);
    scrollbar-width: none;
    scroll-padding-inline: var(--ps-space-8);
  }

  & .ps-tab {
    position: relative;
    display: inline-flex;
    flex: none;
    gap: var(--ps-space-2);
    align-items: center;
    min-block-size: calc(var(--ps-control-md) + 4px);
    padding-inline: var(--ps-space-2);
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-control);
    font-weight: var(--ps-weight-medium);
    line-height: var(--ps-leading-tight);
    text-decoration: none;
    text-wrap: balance;
    max-inline-size: min(100%, 16rem);
    border-radius: var(--ps-radius-sm);
    outline-offset: -2px;
  }

  & .ps-tab:hover {
    color: var(--ps-color-text);
  }

  & .ps-tab::after {
    position: absolute;
    inset-block-end: 0;
    inset-inline: var(--ps-space-2);
    block-size: 2px;
    background: transparent;
    content: '';
    transition: background-color var(--ps-motion-fast);
  }

  & .ps-tab:hover::after {
    background: var(--ps-color-line-strong);
  }

  & .ps-tab[aria-selected='true'] {
    color: var(--ps-color-text);
  }

  & .ps-tab[aria-selected='true']::after {
    background: var(--ps-color-accent-text);
  }

  & .ps-tab-aside {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    font-weight: normal;
  }

  & > .ps-tab-panel {
    min-inline-size: 0;
    border-radius: var(--ps-radius-sm);
    outline-offset: 4px;
    scroll-margin-block-start: var(--ps-space-16);
  }

  & > .ps-tab-panel:not([data-selected]) {
    display: none;
  }

  /* Without scripts the tabs are a list of links to the panels. */
  ${media.unscripted} {
    & > .ps-tab-panel:not([data-selected]) {
      display: block;
    }

    & .ps-tab[aria-selected='true'] {
      color: var(--ps-color-text-muted);
    }

    & .ps-tab[aria-selected='true']::after {
      background: transparent;
    }
  }

  @media print {
    & > .ps-tab-panel:not([data-selected]) {
      display: block;
    }
  }

  @media (forced-colors: active) {
    & .ps-tab[aria-selected='true']::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
