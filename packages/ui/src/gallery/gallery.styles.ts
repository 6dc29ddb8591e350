import { css } from 'styled-components';
import { media } from '../media.ts';
import { PHOTO_GROUND } from '../part-image/picture-source.ts';

export const galleryRules = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-2);

  & > .ps-gallery-main {
    position: relative;
    display: block;
    border-radius: var(--ps-radius-md);
    color: inherit;
    cursor: zoom-in;
  }

  & .ps-gallery-open {
    position: absolute;
    inset-block-end: var(--ps-space-2);
    inset-inline-end: var(--ps-space-2);
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border-radius: var(--ps-radius-full);
    background: var(--ps-color-surface);
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-md);
  }

  ${media.narrow} {
    & .ps-gallery-open {
      inset-block-end: var(--ps-space-1);
      inset-inline-end: var(--ps-space-1);
      inline-size: 22px;
      block-size: 22px;
      font-size: var(--ps-type-sm);
    }
  }

  & > .ps-gallery-main:hover .ps-gallery-open {
    color: var(--ps-color-text);
  }

  & > .ps-gallery-thumbs {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > .ps-gallery-thumbs a {
    display: block;
    inline-size: 48px;
    border-radius: var(--ps-radius-md);
    outline-offset: 2px;
  }

  & > .ps-gallery-thumbs a[aria-current] {
    box-shadow: 0 0 0 2px var(--ps-color-accent-text);
  }

  @media print {
    & :is(.ps-gallery-open, .ps-gallery-thumbs) {
      display: none;
    }
  }
`;

export const galleryViewRules = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-3);
  justify-items: center;

  & .ps-gallery-stage {
    position: relative;
    inline-size: min(100%, calc(100dvb - 17rem));
    min-inline-size: min(100%, 240px);
  }

  & .ps-gallery-frame {
    aspect-ratio: 1;
    overflow: hidden;
    border-radius: var(--ps-radius-md);
    background: ${PHOTO_GROUND};
    overscroll-behavior: contain;
    scrollbar-width: thin;
    touch-action: pan-y;
    cursor: zoom-in;
  }

  & .ps-gallery-frame[data-zoomed] {
    overflow: auto;
    touch-action: pan-x pan-y;
    cursor: grab;
    user-select: none;
  }

  & .ps-gallery-frame[data-zoomed]:active {
    cursor: grabbing;
  }

  & .ps-gallery-canvas {
    inline-size: calc(100% * var(--ps-diagram-zoom, 1));
  }

  & .ps-gallery-canvas img {
    display: block;
    inline-size: 100%;
    max-inline-size: none;
    block-size: auto;
  }

  & .ps-gallery-step {
    position: absolute;
    inset-block-start: calc(50% - var(--ps-control-md) / 2);
    border-radius: var(--ps-radius-full);
    background: var(--ps-color-surface);
  }

  & .ps-gallery-step:first-of-type {
    inset-inline-start: var(--ps-space-2);
  }

  & .ps-gallery-step:last-of-type {
    inset-inline-end: var(--ps-space-2);
  }

  & .ps-gallery-tools {
    display: flex;
    gap: var(--ps-space-2);
    align-items: center;
    justify-content: center;
    font-size: var(--ps-type-sm);
    font-variant-numeric: tabular-nums;
  }

  & .ps-gallery-tools > [aria-disabled='true'] {
    background: none;
  }

  & .ps-gallery-zoom {
    min-inline-size: 3.25em;
    text-align: center;
  }

  & .ps-gallery-place {
    margin-inline-end: var(--ps-space-4);
    color: var(--ps-color-text-muted);
  }
`;
