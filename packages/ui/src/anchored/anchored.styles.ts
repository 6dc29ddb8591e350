import { css } from 'styled-components';

/**
 * A panel in the top layer beside its root element (`.ps-anchored`, positioned by `data-placement`). The browser places it, flips
 * it if there is no room, and keeps it inside the viewport. `anchor-scope` lets every instance use the same anchor name.
 */
export const anchoredRules = css`
  display: inline-flex;
  max-inline-size: 100%;
  anchor-name: --ps-anchor;
  anchor-scope: --ps-anchor;

  & > .ps-anchored {
    inset: auto;
    inline-size: max-content;
    max-inline-size: calc(100dvi - 2 * var(--ps-space-2));
    max-block-size: calc(100dvb - 2 * var(--ps-space-2));
    margin: var(--ps-space-1) 0;
    margin-inline-end: var(--ps-space-2);
    padding: 0;
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-raised);
    box-shadow: var(--ps-shadow-md);
    color: var(--ps-color-text);
    font-size: var(--ps-type-control);
    font-weight: normal;
    line-height: var(--ps-leading-snug);
    text-align: start;
    white-space: normal;
    opacity: 0;
    overscroll-behavior: contain;
    position-anchor: --ps-anchor;
    position-area: self-block-end span-self-inline-end;
    position-try-fallbacks:
      flip-block,
      flip-inline,
      flip-block flip-inline;
    transition:
      opacity var(--ps-motion-fast),
      overlay var(--ps-motion-fast) allow-discrete,
      display var(--ps-motion-fast) allow-discrete;
  }

  /* The margin keeps the far edge away from the edge of the viewport; the near edge is flush with the button. */
  & > .ps-anchored:is([data-placement='below'], [data-placement='above']) {
    margin-inline: var(--ps-space-2);
  }

  & > .ps-anchored:is([data-placement='below-end'], [data-placement='above-end']) {
    margin-inline: var(--ps-space-2) 0;
  }

  & > .ps-anchored[data-placement='below'] {
    position-area: self-block-end;
  }

  & > .ps-anchored[data-placement='below-end'] {
    position-area: self-block-end span-self-inline-start;
  }

  & > .ps-anchored[data-placement='above-start'] {
    position-area: self-block-start span-self-inline-end;
  }

  & > .ps-anchored[data-placement='above'] {
    position-area: self-block-start;
  }

  & > .ps-anchored[data-placement='above-end'] {
    position-area: self-block-start span-self-inline-start;
  }

  & > .ps-anchored:popover-open {
    opacity: 1;
  }

  @starting-style {
    & > .ps-anchored:popover-open {
      opacity: 0;
    }
  }

  /* For browsers without anchor positioning: a script measures and places the panel. */
  & > .ps-anchored[data-measured] {
    --ps-anchored-block: 0;
    --ps-anchored-inline: 0;

    inset-block-start: var(--ps-anchored-block);
    inset-inline-start: var(--ps-anchored-inline);
    margin: 0;
  }

  @media print {
    & > .ps-anchored {
      display: none;
    }
  }
`;
