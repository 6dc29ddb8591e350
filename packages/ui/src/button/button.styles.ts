import { css, keyframes } from 'styled-components';
import { media } from '../media.ts';

const turn = keyframes`to { rotate: 1turn; }`;

/** The styles of a button, by `data-variant`, `data-size` and `data-shape`. Shared by Button, ButtonLink and IconButton. */
export const buttonRules = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--ps-space-2);
  min-block-size: var(--ps-control-md);
  max-inline-size: 100%;
  padding: var(--ps-space-1) var(--ps-space-4);
  border: 1px solid transparent;
  border-radius: var(--ps-radius-md);
  background: none;
  color: var(--ps-color-text);
  font-size: var(--ps-type-control);
  font-weight: var(--ps-weight-medium);
  line-height: var(--ps-leading-tight);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition:
    background-color var(--ps-motion-fast),
    border-color var(--ps-motion-fast),
    color var(--ps-motion-fast);

  &[data-size='small'] {
    min-block-size: var(--ps-control-sm);
    padding-inline: var(--ps-space-3);
    font-size: var(--ps-type-sm);
  }

  &[data-size='large'] {
    min-block-size: var(--ps-control-lg);
    padding-inline: var(--ps-space-6);
    font-size: var(--ps-type-md);
  }

  &[data-flush] {
    padding-inline: 0;
  }

  &[data-shape='square'] {
    flex: none;
    min-inline-size: var(--ps-control-md);
    padding: 0;
    font-size: var(--ps-type-md);
  }

  &[data-shape='square'][data-size='small'] {
    min-inline-size: var(--ps-control-sm);
  }

  &[data-shape='square'][data-size='large'] {
    min-inline-size: var(--ps-control-lg);
    font-size: var(--ps-type-lg);
  }

  &[data-variant='primary'] {
    background: var(--ps-color-accent);
    color: var(--ps-color-on-accent);
  }

  &[data-variant='primary']:hover {
    background: var(--ps-color-accent-hover);
  }

  &[data-variant='primary']:active {
    background: var(--ps-color-accent-active);
  }

  &[data-variant='secondary'] {
    border-color: var(--ps-color-line-strong);
    background: var(--ps-color-surface);
  }

  &[data-variant='secondary']:hover {
    border-color: var(--ps-color-text-muted);
    background-image: linear-gradient(var(--ps-color-hover) 0 0);
    color: var(--ps-color-text);
  }

  &[data-variant='quiet'] {
    color: var(--ps-color-accent-text);
  }

  &[data-variant='quiet'][data-shape='square'] {
    color: inherit;
  }

  &[data-variant='quiet']:hover {
    background: var(--ps-color-hover);
  }

  &:is([data-variant='quiet'], [data-variant='secondary']):active {
    background-image: linear-gradient(var(--ps-color-pressed) 0 0);
  }

  &[data-variant='critical'] {
    background: var(--ps-color-danger);
    color: var(--ps-color-on-danger);
  }

  &[data-variant='critical']:is(:hover, :active) {
    background: var(--ps-color-danger-hover);
  }

  &:is(:disabled, [aria-disabled='true']):not([aria-busy='true']) {
    border-color: transparent;
    background: var(--ps-color-sunken);
    color: var(--ps-color-text-disabled);
    cursor: not-allowed;
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  & > .ps-button-covered {
    display: inline-flex;
    align-items: center;
    gap: inherit;
    opacity: 0;
  }

  & > .ps-button-spinner,
  &[aria-busy='true']:not(:has(> .ps-button-spinner))::after {
    flex: none;
    inline-size: 1.125em;
    block-size: 1.125em;
    border: 2px solid currentcolor;
    border-block-start-color: transparent;
    border-radius: 50%;
  }

  /* Busy by its attribute alone, which also a script can set: the text keeps its width. */
  &[aria-busy='true']:not(:has(> .ps-button-spinner)) {
    -webkit-text-fill-color: transparent;
  }

  &[aria-busy='true']:not(:has(> .ps-button-spinner)) > svg {
    opacity: 0;
  }

  &[aria-busy='true']:not(:has(> .ps-button-spinner))::after {
    content: '';
  }

  & > .ps-button-spinner:has(+ .ps-button-covered),
  &[aria-busy='true']:not(:has(> .ps-button-spinner))::after {
    position: absolute;
    inset: 0;
    margin: auto;
  }

  ${media.moving} {
    & > .ps-button-spinner,
    &[aria-busy='true']::after {
      animation: ${turn} 0.8s linear infinite;
    }
  }
`;
