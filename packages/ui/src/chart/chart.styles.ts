import { css } from 'styled-components';
import { media } from '../media.ts';

/** The looks of series. Each has a colour of 3:1 at least on the surface, and a pattern, a shape or a dash of its own. */
const looks = css`
  --ps-series-0: var(--ps-color-accent-text);
  --ps-series-1: color-mix(in oklab, var(--ps-color-signal) 62%, var(--ps-color-attention-text));
  --ps-series-2: var(--ps-color-info-text);
  --ps-series-3: var(--ps-color-critical-text);
  --ps-series-4: var(--ps-color-positive-text);
  --ps-series-5: var(--ps-color-line-strong);
  --ps-series-ground: var(--ps-color-surface);

  @media (forced-colors: active) {
    --ps-series-0: CanvasText;
    --ps-series-1: CanvasText;
    --ps-series-2: CanvasText;
    --ps-series-3: CanvasText;
    --ps-series-4: CanvasText;
    --ps-series-5: CanvasText;
    --ps-series-ground: Canvas;
  }

  ${[0, 1, 2, 3, 4, 5].map(
    (look) => css`
      & [data-look='${look}'] {
        --ps-series: var(--ps-series-${look});
      }
    `,
  )}

  & .ps-chart-fill > rect {
    fill: var(--ps-series);
  }

  & .ps-chart-fill > path {
    fill: none;
    stroke: var(--ps-series-ground);
    stroke-width: 3;
  }

  /* Colours alone tell bars and parts apart on a screen that shows them; patterns where there are none. */
  @media screen and (forced-colors: none) {
    & .ps-chart-fill > path {
      display: none;
    }
  }

  & .ps-chart-line {
    fill: none;
    stroke: var(--ps-series);
    stroke-width: 2;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }

  & [data-look='1'] .ps-chart-line,
  & [data-look='1'].ps-chart-line {
    stroke-dasharray: 6 3;
  }

  & [data-look='2'] .ps-chart-line,
  & [data-look='2'].ps-chart-line {
    stroke-dasharray: 2 3;
  }

  & [data-look='3'] .ps-chart-line,
  & [data-look='3'].ps-chart-line {
    stroke-dasharray: 10 3 2 3;
  }

  & .ps-chart-marker > path {
    fill: var(--ps-series);
    stroke: var(--ps-series-ground);
    stroke-width: 1;
  }

  & .ps-chart-marker > path[data-hollow] {
    fill: var(--ps-series-ground);
    stroke: var(--ps-series);
    stroke-width: 1.5;
  }
`;

/** Around every chart: title, legend, table. */
export const chartRules = css`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-3);
  min-inline-size: 0;
  font-size: var(--ps-type-sm);
  line-height: var(--ps-leading-snug);

  ${looks}

  & > .ps-chart-caption {
    display: grid;
    gap: var(--ps-space-half);
  }

  & > .ps-chart-caption > strong {
    font-size: var(--ps-type-md);
    font-weight: var(--ps-weight-strong);
  }

  & > .ps-chart-caption > span {
    color: var(--ps-color-text-muted);
  }

  & > .ps-chart-legend {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-4);
  }

  & > .ps-chart-legend > li {
    display: flex;
    gap: var(--ps-space-2);
    align-items: center;
  }

  & .ps-chart-swatch {
    flex: none;
    inline-size: 20px;
    block-size: 12px;
    overflow: visible;
  }

  & > .ps-chart-empty {
    display: grid;
    place-items: center;
    min-block-size: 8rem;
    border: 1px dashed var(--ps-color-line-strong);
    border-radius: var(--ps-radius-md);
    color: var(--ps-color-text-muted);
    text-align: center;
  }

  & > .ps-chart-numbers > summary {
    display: flex;
    gap: var(--ps-space-1);
    align-items: center;
    inline-size: fit-content;
    min-block-size: 24px;
    color: var(--ps-color-accent-text);
    font-weight: var(--ps-weight-medium);
    cursor: pointer;
  }

  & > .ps-chart-numbers > summary::-webkit-details-marker {
    display: none;
  }

  & > .ps-chart-numbers[open] > summary > svg {
    rotate: 180deg;
  }

  & > .ps-chart-numbers > [role='region'] {
    max-block-size: 20rem;
    overflow: auto;
  }

  & > .ps-chart-numbers table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  & > .ps-chart-numbers :is(th, td) {
    padding-block: var(--ps-space-1);
    padding-inline: 0 var(--ps-space-4);
    border-block-end: 1px solid var(--ps-color-line);
    font-weight: inherit;
    text-align: start;
    white-space: nowrap;
  }

  & > .ps-chart-numbers thead th {
    color: var(--ps-color-text-muted);
    font-weight: var(--ps-weight-medium);
  }

  & > .ps-chart-numbers :is(td, thead th:not(:first-child)) {
    text-align: end;
  }

  @media (pointer: coarse) {
    & > .ps-chart-numbers > summary {
      min-block-size: 44px;
      padding-block: calc((44px - 1lh) / 2);
    }
  }
`;

/** What a point says, beside it. */
const chartTipRules = css`
  & .ps-chart-tip {
    z-index: 1;
    display: none;
    gap: var(--ps-space-1);
    inline-size: max-content;
    max-inline-size: min(16rem, 60cqi);
    padding: var(--ps-space-2) var(--ps-space-3);
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-raised);
    box-shadow: var(--ps-shadow-md);
    color: var(--ps-color-text);
    font-size: var(--ps-type-xs);
  }

  & .ps-chart-tip > span {
    display: flex;
    gap: var(--ps-space-2);
    align-items: center;
  }

  & .ps-chart-tip bdi {
    margin-inline-start: auto;
    padding-inline-start: var(--ps-space-3);
    font-variant-numeric: tabular-nums;
    font-weight: var(--ps-weight-strong);
    white-space: nowrap;
  }
`;

/** Axes and marks of a chart with categories. */
export const plotRules = css`
  ${chartTipRules}

  & > .ps-chart-area {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: var(--ps-space-2);
    row-gap: var(--ps-space-1);
    padding-block-start: var(--ps-space-2);
    padding-inline-end: var(--ps-space-4);
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-xs);
    font-variant-numeric: tabular-nums;
  }

  & .ps-chart-values {
    display: grid;
    block-size: var(--ps-chart-height, 15rem);
  }

  & .ps-chart-values > span {
    grid-area: 1 / 1;
    position: relative;
    inset-block-start: calc(100% - var(--ps-at));
    block-size: 0;
    line-height: 0;
    text-align: end;
    white-space: nowrap;
  }

  & .ps-chart-plot {
    position: relative;
    block-size: var(--ps-chart-height, 15rem);
  }

  & .ps-chart-marks {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    max-inline-size: none;
    block-size: 100%;
    overflow: visible;
  }

  [dir='rtl'] & .ps-chart-marks {
    scale: -1 1;
  }

  & .ps-chart-grid {
    stroke: var(--ps-color-line);
  }

  & .ps-chart-zero {
    stroke: var(--ps-color-line-strong);
  }

  & .ps-chart-band {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--ps-at);
    inline-size: var(--ps-band);
    border-radius: var(--ps-radius-sm);
  }

  & .ps-chart-band:hover {
    background: color-mix(in srgb, var(--ps-color-text) 6%, transparent);
  }

  & .ps-chart-band > .ps-chart-tip {
    position: absolute;
    inset-block-end: calc(100% + var(--ps-space-1));
    inset-inline-start: 0;
    pointer-events: none;
  }

  & .ps-chart-band[data-side='end'] > .ps-chart-tip {
    inset-inline: auto 0;
  }

  & .ps-chart-names {
    display: grid;
    block-size: var(--ps-chart-height, 15rem);
  }

  & .ps-chart-names > span {
    grid-area: 1 / 1;
    position: relative;
    inset-block-start: calc(100% - var(--ps-at));
    block-size: 0;
    color: var(--ps-color-text);
    line-height: 0;
    white-space: nowrap;
  }

  & .ps-chart-names > span::before {
    display: inline-block;
    inline-size: 10px;
    margin-inline-end: var(--ps-space-1);
    border-block-start: 2px solid var(--ps-series);
    vertical-align: middle;
    content: '';
  }

  /* With room the lines carry their names; else the legend does. */
  @container (max-width: 30rem) {
    & .ps-chart-names {
      display: none;
    }
  }

  @container (min-width: 30.01rem) {
    & > .ps-chart-legend[data-kind='line'] {
      display: none;
    }
  }

  & .ps-chart-plot:not([data-dismissed]) > .ps-chart-band:hover > .ps-chart-tip,
  & .ps-chart-plot:not([data-dismissed], :has(> .ps-chart-band:hover)) > .ps-chart-band:focus > .ps-chart-tip {
    display: grid;
  }

  & .ps-chart-categories {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-column: 2;
    /* Half of the name of the first or the last column stands beside the plot. */
    margin-inline: calc(-1 * var(--ps-space-4));
    padding-inline: var(--ps-space-4);
    overflow-x: clip;
    text-align: center;
  }

  /* Names that stand for those left out beside them may be wider than their column. */
  & .ps-chart-categories > span {
    display: flex;
    justify-content: center;
    hyphens: auto;
    overflow-wrap: anywhere;
  }

  & .ps-chart-categories[data-page] > span {
    white-space: nowrap;
  }

  & .ps-chart-categories > span:not([data-page]) {
    visibility: hidden;
  }

  @container (max-width: 30rem) {
    & .ps-chart-categories[data-phone] > span {
      white-space: nowrap;
    }

    & .ps-chart-categories > span:not([data-phone]) {
      visibility: hidden;
    }
  }

  ${media.narrow} {
    --ps-chart-height: 12rem;
  }

  @media (forced-colors: active) {
    & :is(.ps-chart-grid, .ps-chart-zero) {
      stroke: GrayText;
    }
  }
`;
