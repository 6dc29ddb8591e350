import { css } from 'styled-components';

/** The styles of the car drawing's `<svg>`. */
export const carSilhouetteRules = css`
  inline-size: 100%;
  overflow: visible;
  fill: none;
  stroke: currentcolor;
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 1.1;

  & .ps-silhouette-ground {
    opacity: 0.35;
  }

  & .ps-silhouette-body {
    fill: var(--ps-color-surface);
  }

  & .ps-silhouette-glass {
    fill: var(--ps-color-sunken);
    stroke-width: 0.9;
  }

  & .ps-silhouette-detail {
    stroke-width: 0.9;
    opacity: 0.5;
  }

  & .ps-silhouette-tyre {
    fill: var(--ps-color-surface);
    stroke-width: 2;
  }

  & .ps-silhouette-hub {
    opacity: 0.6;
    stroke-width: 0.9;
  }
`;
