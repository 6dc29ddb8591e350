import { css } from 'styled-components';
import { chartRules } from '../chart/chart.styles.ts';

const LISTED = [1, 2, 3, 4, 5, 6];

/** While a part of the list is pointed at or focused, the others step back in the ring. */
const found = LISTED.map(
  (place) => css`
    & .ps-share-area:has(li:nth-child(${place}) > :is(:hover, :focus-visible)) path:nth-of-type(${place}) {
      opacity: 1;
      scale: 1.03;
    }
  `,
);

export const shareChartRules = css`
  ${chartRules}

  & > .ps-share-area {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-4) var(--ps-space-8);
    align-items: center;
  }

  & .ps-share-ring {
    position: relative;
    flex: 0 1 11rem;
    min-inline-size: 9rem;
    margin-inline: auto;
  }

  & .ps-share-ring > svg {
    inline-size: 100%;
    overflow: visible;
  }

  [dir='rtl'] & .ps-share-ring > svg {
    scale: -1 1;
  }

  & .ps-share-ring > svg > path {
    stroke: var(--ps-series-ground);
    stroke-width: 1.5;
    transition:
      opacity var(--ps-motion-fast),
      scale var(--ps-motion-fast);
  }

  & .ps-share-area:has(li > :is(:hover, :focus-visible)) .ps-share-ring > svg > path {
    opacity: 0.3;
  }

  ${found}

  & .ps-share-total {
    position: absolute;
    inset: 20%;
    display: grid;
    place-content: center;
    text-align: center;
  }

  & > .ps-share-area > .ps-share-parts {
    flex: 1 1 16rem;
    min-inline-size: 0;
  }

  & .ps-share-parts > li:not(:last-child) {
    border-block-end: 1px solid var(--ps-color-line);
  }

  & .ps-share-parts > li > div {
    display: flex;
    gap: var(--ps-space-2);
    align-items: center;
    min-block-size: 32px;
    padding-block: var(--ps-space-1);
    border-radius: var(--ps-radius-sm);
    font-variant-numeric: tabular-nums;
  }

  & .ps-share-name {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & .ps-share-parts bdi {
    flex: none;
    white-space: nowrap;
  }

  & .ps-share-percent {
    min-inline-size: 4.5em;
    color: var(--ps-color-text-muted);
    text-align: end;
  }

  @media (forced-colors: active) {
    & .ps-share-ring > svg > path {
      stroke: CanvasText;
    }
  }
`;
