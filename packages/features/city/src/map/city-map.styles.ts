import { css } from 'styled-components';
import { media } from '@partshop/ui';

export const mapRules = css`
  position: relative;
  z-index: 0;
  display: grid;
  overflow: hidden;
  block-size: var(--city-map-height, 420px);
  border: 1px solid var(--ps-color-line);
  border-radius: var(--ps-radius-md);
  background: var(--ps-color-sunken);
  isolation: isolate;

  ${media.unscripted} {
    display: none;
  }

  & > .map-failed {
    place-self: center;
    padding: var(--ps-space-6);
    color: var(--ps-color-text-muted);
    text-align: center;
    text-wrap: balance;
  }

  & > .map-canvas {
    background: none;
    color: var(--ps-color-text);
    font: inherit;
    font-size: var(--ps-type-xs);
  }

  & > .map-canvas:focus-visible {
    outline: 2px solid var(--ps-color-focus);
    outline-offset: -2px;
  }

  & .map-land {
    fill: var(--ps-color-surface);
    stroke: var(--ps-color-line-strong);
    stroke-opacity: 0.5;
  }

  & .map-city {
    position: absolute;
    display: flex;
    gap: var(--ps-space-1);
    align-items: center;
    translate: -3px -50%;
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-medium);
    line-height: var(--ps-leading-tight);
    text-shadow:
      0 0 2px var(--ps-color-surface),
      0 0 4px var(--ps-color-surface);
    white-space: nowrap;
  }

  & .map-city::before {
    flex: none;
    inline-size: 6px;
    block-size: 6px;
    border-radius: 50%;
    background: var(--ps-color-text-muted);
    content: '';
  }

  & .map-city[data-covered] {
    visibility: hidden;
  }

  & .map-point {
    border: 3px solid var(--ps-color-surface);
    border-radius: 50%;
    background: var(--ps-color-accent);
    box-shadow: var(--ps-shadow-md);
    cursor: pointer;
  }

  & .map-point-chosen {
    background: var(--ps-color-signal);
    outline: 3px solid var(--ps-color-accent);
  }

  & .map-place {
    border: 3px solid var(--ps-color-accent-text);
    border-radius: 50%;
    background: var(--ps-color-accent-soft);
  }

  @media (forced-colors: active) {
    & :is(.map-point, .map-place, .map-city::before) {
      background: CanvasText;
      forced-color-adjust: none;
    }

    & .map-point-chosen {
      background: Highlight;
    }
  }

  /* Controls of the library, as the shop's own look. */
  & .leaflet-bar {
    overflow: hidden;
    border: 1px solid var(--ps-color-line-strong);
    border-radius: var(--ps-radius-md);
    box-shadow: var(--ps-shadow-sm);
  }

  & .leaflet-bar a {
    display: grid;
    place-items: center;
    inline-size: var(--ps-control-md);
    block-size: var(--ps-control-md);
    border-color: var(--ps-color-line);
    background: var(--ps-color-raised);
    color: var(--ps-color-text);
    font: inherit;
    font-size: var(--ps-type-lg);
    line-height: 1;
  }

  & .leaflet-bar a:hover {
    background: var(--ps-color-sunken);
  }

  & .leaflet-bar a.leaflet-disabled {
    background: var(--ps-color-sunken);
    color: var(--ps-color-text-disabled);
  }

  & .leaflet-bar a:focus-visible {
    outline: 2px solid var(--ps-color-focus);
    outline-offset: -2px;
  }

  & .leaflet-control-attribution {
    padding: 0 var(--ps-space-1);
    background: var(--ps-color-surface);
    color: var(--ps-color-text-muted);
  }

  & .leaflet-control-scale-line {
    border-color: var(--ps-color-text-muted);
    background: none;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-xs);
    text-shadow: none;
  }
`;
