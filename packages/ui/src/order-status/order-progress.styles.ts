import { css } from 'styled-components';
import { media } from '../media.ts';

export const orderProgressRules = css`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  font-size: var(--ps-type-sm);
  line-height: var(--ps-leading-snug);

  & > li {
    --ps-progress-text: var(--ps-color-accent-text);
    --ps-progress-soft: var(--ps-color-accent-soft);

    position: relative;
    display: grid;
    gap: var(--ps-space-2);
    align-content: start;
    padding-inline-end: var(--ps-space-3);
    color: var(--ps-color-text-muted);
  }

  /* The line to the next step is a border, because forced colours keep borders. */
  & > li:not(:last-child)::after {
    position: absolute;
    inset-block-start: 15px;
    inset-inline: calc(32px + var(--ps-space-2)) var(--ps-space-2);
    border-block-start: 2px dotted var(--ps-color-line-strong);
    content: '';
  }

  & > li[data-state='done']:not(:last-child)::after {
    border-block-start: 2px solid var(--ps-color-accent-text);
  }

  & .ps-progress-mark {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border: 1px solid var(--ps-color-line-strong);
    border-radius: 50%;
    background: var(--ps-color-surface);
  }

  & .ps-progress-mark > svg {
    inline-size: 16px;
    block-size: 16px;
  }

  & > li[data-state='done'] {
    color: var(--ps-color-text);
  }

  & > li[data-state='done'] > .ps-progress-mark {
    border-color: var(--ps-color-accent-text);
    color: var(--ps-color-accent-text);
  }

  & > li[data-state='current'] {
    color: var(--ps-color-text);
  }

  & > li[data-state='current'][data-tone='neutral'] {
    --ps-progress-text: var(--ps-color-text);
    --ps-progress-soft: var(--ps-color-sunken);
  }

  & > li[data-state='current'][data-tone='positive'] {
    --ps-progress-text: var(--ps-color-positive-text);
    --ps-progress-soft: var(--ps-color-positive-soft);
  }

  & > li[data-state='current'][data-tone='attention'] {
    --ps-progress-text: var(--ps-color-attention-text);
    --ps-progress-soft: var(--ps-color-attention-soft);
  }

  & > li[data-state='current'][data-tone='critical'] {
    --ps-progress-text: var(--ps-color-critical-text);
    --ps-progress-soft: var(--ps-color-critical-soft);
  }

  & > li[data-state='current'] > .ps-progress-mark {
    border-color: var(--ps-progress-text);
    background: var(--ps-progress-soft);
    box-shadow: inset 0 0 0 1px var(--ps-progress-text);
    color: var(--ps-progress-text);
  }

  & > li[data-state='current'] .ps-progress-label {
    color: var(--ps-progress-text);
    font-weight: var(--ps-weight-strong);
  }

  & .ps-progress-text {
    display: grid;
    gap: var(--ps-space-half);
    overflow-wrap: anywhere;
  }

  & .ps-progress-description {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-xs);
  }

  @media (forced-colors: active) {
    & > li[data-state='current'] > .ps-progress-mark {
      outline: 2px solid;
    }
  }

  ${media.narrow} {
    grid-auto-flow: row;

    & > li {
      grid-template-columns: auto 1fr;
      column-gap: var(--ps-space-3);
      padding-block-end: var(--ps-space-5);
      padding-inline-end: 0;
    }

    & > li:last-child {
      padding-block-end: 0;
    }

    & .ps-progress-text {
      padding-block-start: 6px;
    }

    & > li:not(:last-child)::after {
      inset-block: calc(32px + var(--ps-space-1)) var(--ps-space-1);
      inset-inline: 15px auto;
      border-block-start: 0;
      border-inline-start: 2px dotted var(--ps-color-line-strong);
    }

    & > li[data-state='done']:not(:last-child)::after {
      border-block-start: 0;
      border-inline-start: 2px solid var(--ps-color-accent-text);
    }
  }
`;
