import { css } from 'styled-components';
import { bareCheckboxRules, bareRules } from '../bare-rules.ts';
import { media } from '../media.ts';
import { filterGroupRules } from './filter-group.styles.ts';

export const filterPanelRules = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-4);
  align-content: start;
  min-inline-size: 0;

  ${bareRules}
  ${bareCheckboxRules}

  & > .ps-filter-opener {
    display: none;
  }

  & > .ps-filter-active {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
    align-items: center;
    outline: none;
  }

  & > .ps-filter-active > li {
    max-inline-size: 100%;
  }

  & .ps-filter-clear {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--ps-control-sm);
    padding-inline: var(--ps-space-1);
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-medium);
  }

  & .ps-filter-chosen {
    min-inline-size: 1.6em;
    padding: 0 0.4em;
    border-radius: var(--ps-radius-full);
    background: var(--ps-color-accent);
    color: var(--ps-color-on-accent);
    font-size: var(--ps-type-xs);
    font-weight: var(--ps-weight-strong);
    line-height: 1.6;
    text-align: center;
  }

  /* A popover only on phones; elsewhere the form is part of the page. */
  & > .ps-filter-sheet {
    position: static;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    inline-size: auto;
    block-size: auto;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    overflow: visible;
  }

  & .ps-filter-heading {
    display: none;
  }

  & .ps-filter-apply {
    display: grid;
    padding-block-start: var(--ps-space-4);
  }

  ${filterGroupRules}

  /* Choices apply at once, so only phones and pages without scripts need the button. */
  ${media.wide} {
    &[data-at-once] .ps-filter-apply {
      display: none;
    }

    @media (scripting: none) {
      &[data-at-once] .ps-filter-apply {
        display: grid;
      }
    }
  }

  ${media.narrow} {
    gap: var(--ps-space-3);

    & > .ps-filter-opener {
      display: grid;
    }

    & > .ps-filter-active {
      flex-wrap: nowrap;
      overflow-x: auto;
      padding-block: var(--ps-space-half);
    }

    & > .ps-filter-active > li {
      flex: none;
    }

    & > .ps-filter-sheet {
      position: fixed;
      inset: auto 0 0;
      inline-size: auto;
      block-size: auto;
      max-block-size: calc(100dvb - var(--ps-space-10));
      max-inline-size: none;
      padding-inline: var(--ps-page-gutter);
      border-radius: var(--ps-radius-lg) var(--ps-radius-lg) 0 0;
      background: var(--ps-color-overlay);
      box-shadow: var(--ps-shadow-lg);
      overflow: auto;
      overscroll-behavior: contain;
    }

    & > .ps-filter-sheet:not(:popover-open) {
      display: none;
    }

    & > .ps-filter-sheet::backdrop {
      background: var(--ps-color-backdrop);
    }

    & .ps-filter-heading {
      position: sticky;
      z-index: 1;
      inset-block-start: 0;
      display: flex;
      align-items: center;
      justify-content: space-between;
      padding-block: var(--ps-space-2);
      background: var(--ps-color-overlay);
      font-size: var(--ps-type-lg);
      font-weight: var(--ps-weight-strong);
    }

    & .ps-filter-apply {
      position: sticky;
      z-index: 1;
      inset-block-end: 0;
      padding-block: var(--ps-space-3);
      border-block-start: 1px solid var(--ps-color-line);
      background: var(--ps-color-overlay);
    }
  }
`;
