import { css } from 'styled-components';
import { media } from '@partshop/ui';

/** Styles of the groups of lines put aside, and of the form for their names. */
export const heldRules = css`
  & .held {
    display: grid;
    gap: var(--ps-space-4);
  }

  & .held h2 {
    font-size: var(--ps-type-lg);
  }

  & .held-group {
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-lg);
    background: var(--ps-color-surface);
  }

  & .held-head {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2) var(--ps-space-4);
    align-items: center;
    padding: var(--ps-space-3) var(--ps-space-5);
    border-block-end: 1px solid var(--ps-color-line);
  }

  & .held-head h3 {
    min-inline-size: 0;
    font-size: var(--ps-type-md);
    overflow-wrap: anywhere;
  }

  & .held-count {
    margin-inline-end: auto;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .held-lines {
    padding: 0;
  }

  & .held-line {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 112px auto auto;
    gap: var(--ps-space-4);
    align-items: center;
    padding: var(--ps-space-3) var(--ps-space-5);
  }

  & .held-line + .held-line {
    border-block-start: 1px solid var(--ps-color-line);
  }

  & .held-qty {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    white-space: nowrap;
  }

  & .held-sum {
    justify-self: end;
    font-weight: var(--ps-weight-medium);
  }

  & .group-name > form {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
    align-items: end;
    padding-block-start: var(--ps-space-2);
  }

  & .move[open] {
    flex-basis: 100%;
  }

  & .move-note {
    inline-size: 100%;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .move-client {
    inline-size: min(360px, 100%);
  }

  & .comment-text {
    inline-size: 100%;
  }

  & :is(.group-name, .line-comment) > summary {
    display: inline-flex;
    gap: var(--ps-space-2);
    align-items: center;
    min-block-size: var(--ps-control-sm);
    color: var(--ps-color-accent-text);
    font-size: var(--ps-type-sm);
    cursor: pointer;
    list-style: none;
    overflow-wrap: anywhere;
  }

  & :is(.group-name, .line-comment) > summary::-webkit-details-marker {
    display: none;
  }

  & :is(.group-name, .line-comment) > summary:hover {
    text-decoration: underline;
  }

  ${media.narrow} {
    & .held-head {
      padding: var(--ps-space-3) var(--ps-space-4);
    }

    & .held-line {
      grid-template-areas: 'what what removal' 'qty sum back';
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: var(--ps-space-2) var(--ps-space-3);
      padding: var(--ps-space-3) var(--ps-space-4);
    }

    & .held-line > .line-what {
      grid-area: what;
    }

    & .held-line > .line-removal {
      grid-area: removal;
      justify-self: end;
    }

    & .held-sum {
      justify-self: start;
    }
  }
`;
