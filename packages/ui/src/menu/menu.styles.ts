import { css } from 'styled-components';
import { anchoredRules } from '../anchored/anchored.styles.ts';

export const menuRules = css`
  ${anchoredRules}

  & > .ps-anchored {
    min-inline-size: 200px;
    max-inline-size: min(340px, 100dvi - 2 * var(--ps-space-2));
    padding-block: var(--ps-space-1);
    outline: none;
  }

  & .ps-menu-section + .ps-menu-section {
    margin-block-start: var(--ps-space-1);
    padding-block-start: var(--ps-space-1);
    border-block-start: 1px solid var(--ps-color-line);
  }

  & .ps-menu-label {
    padding-block: var(--ps-space-2) var(--ps-space-1);
    padding-inline: var(--ps-space-4);
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-xs);
    font-weight: var(--ps-weight-medium);
  }

  & .ps-menu-item {
    display: flex;
    gap: var(--ps-space-3);
    align-items: center;
    inline-size: 100%;
    min-block-size: calc(var(--ps-control-sm) + 4px);
    padding-block: var(--ps-space-1);
    padding-inline: var(--ps-space-4);
    border: 0;
    background: none;
    color: var(--ps-color-text);
    line-height: var(--ps-leading-snug);
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }

  & .ps-menu-item > svg {
    color: var(--ps-color-text-muted);
  }

  & .ps-menu-item:hover {
    background: var(--ps-color-hover);
    color: var(--ps-color-text);
  }

  & .ps-menu-item:focus {
    background: var(--ps-color-focus-ground);
    color: var(--ps-color-text);
  }

  & .ps-menu-item:focus-visible {
    outline-offset: -2px;
  }

  & .ps-menu-item[data-tone='critical'],
  & .ps-menu-item[data-tone='critical'] > svg {
    color: var(--ps-color-critical-text);
  }

  & .ps-menu-item[data-tone='critical']:is(:hover, :focus) {
    background: var(--ps-color-critical-soft);
  }

  & .ps-menu-item[aria-disabled='true'],
  & .ps-menu-item[aria-disabled='true'] > svg {
    color: var(--ps-color-text-disabled);
    cursor: not-allowed;
  }

  & .ps-menu-item[aria-disabled='true']:hover:not(:focus) {
    background: none;
  }

  & .ps-menu-text {
    display: grid;
    flex: 1;
    min-inline-size: 0;
  }

  & .ps-menu-description {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .ps-menu-item[aria-disabled='true'] .ps-menu-description {
    color: inherit;
  }

  @media (forced-colors: active) {
    & .ps-menu-item:focus {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    & .ps-menu-item[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
