import { css } from 'styled-components';
import { buttonRules } from '../button/button.styles.ts';
import { media } from '../media.ts';

const pictureRules = css`
  & .ps-diagram-picture {
    display: grid;
    grid-template-rows: 1fr auto;
    align-items: center;
    justify-items: center;
    min-inline-size: 0;
    background: var(--ps-color-surface);
  }

  /* Space around the drawing, so that spots on its edge are not clipped. */
  & .ps-diagram-frame {
    box-sizing: content-box;
    inline-size: min(100% - 2 * var(--ps-space-4), calc(80vb * var(--ps-diagram-ratio)));
    padding: var(--ps-space-4);
    aspect-ratio: var(--ps-diagram-ratio);
    overflow: hidden;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    touch-action: pan-x pan-y;
  }

  & .ps-diagram-frame[data-zoomed] {
    overflow: auto;
    cursor: grab;
    user-select: none;
  }

  & .ps-diagram-frame[data-zoomed]:active {
    cursor: grabbing;
  }

  & .ps-diagram-frame:focus-visible {
    outline-offset: -2px;
  }

  /* Physical positions, because points do not mirror right-to-left. */
  & .ps-diagram-canvas {
    position: relative;
    inline-size: calc(100% * var(--ps-diagram-zoom));
    direction: ltr;
  }

  & .ps-diagram-canvas > :is(svg, img) {
    inline-size: 100%;
    max-inline-size: none;
    block-size: auto;
  }

  & .ps-diagram-spot {
    position: absolute;
    inset-block-start: var(--ps-diagram-y);
    inset-inline-start: var(--ps-diagram-x);
    min-inline-size: 26px;
    block-size: 26px;
    padding: 0 var(--ps-space-1);
    border: 1px solid var(--ps-color-accent-text);
    border-radius: var(--ps-radius-full);
    background: var(--ps-color-surface);
    color: var(--ps-color-accent-text);
    font-size: var(--ps-type-xs);
    font-weight: var(--ps-weight-strong);
    line-height: 1;
    cursor: pointer;
    translate: -50% -50%;
  }

  & .ps-diagram-spot:is([data-pointed], [aria-pressed='true']) {
    z-index: 1;
    background: var(--ps-color-accent);
    box-shadow: 0 0 0 4px var(--ps-color-selected);
    color: var(--ps-color-on-accent);
  }

  & .ps-diagram-spot[aria-pressed='true'] {
    box-shadow:
      0 0 0 3px var(--ps-color-surface),
      0 0 0 5px var(--ps-color-accent-text);
  }

  & .ps-diagram-spot-name {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  & .ps-diagram-tools {
    display: flex;
    align-items: center;
    align-self: end;
    justify-content: center;
    inline-size: 100%;
    padding: var(--ps-space-1);
    border-block-start: 1px solid var(--ps-color-line);
  }

  & .ps-diagram-tools > .ps-button {
    ${buttonRules}
  }

  & .ps-diagram-tools > .ps-button[aria-disabled='true']:not([aria-busy='true']) {
    background: none;
  }

  & .ps-diagram-zoom {
    min-inline-size: 3.25em;
    font-size: var(--ps-type-sm);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }

  /* On touch screens, spots get a larger target when zoomed in. On the whole drawing they are too close together, and the lines
     of the list are the large targets. */
  @media (pointer: coarse) {
    & .ps-diagram-frame[data-zoomed] .ps-diagram-spot::after {
      position: absolute;
      inset: -9px;
      border-radius: 50%;
      content: '';
    }
  }
`;

const listRules = css`
  & .ps-diagram-side {
    position: relative;
    min-block-size: 440px;
    border-inline-start: 1px solid var(--ps-color-line);
  }

  /* As high as the drawing beside it, whatever its length. */
  & .ps-diagram-list {
    position: absolute;
    inset: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  & .ps-diagram-list > li {
    display: flex;
    gap: var(--ps-space-3);
    align-items: center;
    padding-inline-end: var(--ps-space-4);
    border-block-end: 1px solid var(--ps-color-line);
  }

  & .ps-diagram-list > li[data-pointed] {
    background: var(--ps-color-hover);
  }

  & .ps-diagram-list > li[data-chosen] {
    background: var(--ps-color-selected);
    box-shadow: inset 0 0 0 1px var(--ps-color-accent-text);
  }

  & .ps-diagram-part {
    display: grid;
    flex: 1;
    grid-template-columns: minmax(1.75em, auto) 1fr;
    column-gap: var(--ps-space-3);
    align-items: baseline;
    min-inline-size: 0;
    min-block-size: 48px;
    padding: var(--ps-space-2) var(--ps-space-4);
    padding-inline-end: 0;
    border: 0;
    background: none;
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
    text-align: start;
    cursor: pointer;
  }

  & .ps-diagram-part:focus-visible {
    outline-offset: -2px;
  }

  & .ps-diagram-position {
    color: var(--ps-color-text-muted);
    font-weight: var(--ps-weight-strong);
  }

  & [data-chosen] .ps-diagram-position {
    color: var(--ps-color-accent-text);
  }

  & .ps-diagram-name {
    font-weight: var(--ps-weight-medium);
    overflow-wrap: anywhere;
  }

  & .ps-diagram-number {
    grid-column: 2;
    justify-self: start;
    color: var(--ps-color-text-muted);
    font-family: var(--ps-font-code);
  }

  & .ps-diagram-aside {
    display: flex;
    flex: none;
    gap: var(--ps-space-2);
    align-items: center;
    font-size: var(--ps-type-sm);
  }
`;

export const diagramViewerRules = css`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(300px, 2fr);
  overflow: clip;
  border: 1px solid var(--ps-color-line);
  border-radius: var(--ps-radius-lg);
  background: var(--ps-color-surface);

  ${pictureRules}
  ${listRules}

  @media (forced-colors: active) {
    & .ps-diagram-spot:is([data-pointed], [aria-pressed='true']),
    & .ps-diagram-list > li:is([data-pointed], [data-chosen]) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);

    & .ps-diagram-spot {
      min-inline-size: 24px;
      block-size: 24px;
    }

    & .ps-diagram-side {
      min-block-size: 0;
      border-block-start: 1px solid var(--ps-color-line);
      border-inline-start: 0;
    }

    & .ps-diagram-list {
      position: static;
      max-block-size: 45vb;
    }
  }

  ${media.unscripted} {
    & .ps-diagram-tools {
      display: none;
    }

    & .ps-diagram-list {
      max-block-size: none;
    }
  }

  @media print {
    display: block;
    border: 0;

    & .ps-diagram-tools {
      display: none;
    }

    & .ps-diagram-frame {
      overflow: visible;
      break-inside: avoid;
    }

    & .ps-diagram-canvas {
      inline-size: 100%;
    }

    & .ps-diagram-side {
      border: 0;
    }

    & .ps-diagram-list {
      position: static;
      max-block-size: none;
      overflow: visible;
      columns: 2;
    }
  }
`;
