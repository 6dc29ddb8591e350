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
    fill-opacity: 1;
    stroke: var(--ps-color-line-strong);
    stroke-opacity: 0.5;
  }

  /* Where the shop delivers to. */
  & .map-served {
    fill: var(--ps-color-accent-soft);
  }

  & .map-city {
    position: absolute;
    display: flex;
    gap: var(--ps-space-1);
    align-items: center;
    inline-size: max-content;
    max-inline-size: 12rem;
    translate: -3px -50%;
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-medium);
    line-height: var(--ps-leading-tight);
    text-shadow:
      0 0 2px var(--ps-color-surface),
      0 0 4px var(--ps-color-surface);
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

  & .map-point-name {
    position: absolute;
    inset-block-start: calc(100% + var(--ps-space-2));
    inset-inline-start: 50%;
    inline-size: max-content;
    max-inline-size: 12rem;
    padding: var(--ps-space-1) var(--ps-space-2);
    border-radius: var(--ps-radius-sm);
    translate: -50% 0;
    background: var(--ps-color-surface);
    box-shadow: var(--ps-shadow-sm);
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-medium);
    line-height: var(--ps-leading-tight);
    text-align: center;
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

  /* Restyles the library's controls; the longer selector wins over its rules, which load later. */
  & > .map-canvas .leaflet-bar {
    overflow: hidden;
    border: 1px solid var(--ps-color-line-strong);
    border-radius: var(--ps-radius-md);
    box-shadow: var(--ps-shadow-sm);
  }

  & > .map-canvas .leaflet-bar a {
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

  & > .map-canvas .leaflet-bar a:hover {
    background-image: linear-gradient(var(--ps-color-hover) 0 0);
  }

  & > .map-canvas .leaflet-bar a.leaflet-disabled {
    background: var(--ps-color-sunken);
    color: var(--ps-color-text-disabled);
  }

  & > .map-canvas .leaflet-bar a:focus-visible {
    outline: 2px solid var(--ps-color-focus);
    outline-offset: -2px;
  }

  & > .map-canvas .leaflet-control-attribution {
    padding: 0 var(--ps-space-1);
    background: var(--ps-color-surface);
    color: var(--ps-color-text-muted);
  }
`;
