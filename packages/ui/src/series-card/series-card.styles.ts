import { css } from 'styled-components';
import { cardRules } from '../card/card.styles.ts';
import { carSilhouetteRules } from '../car-silhouette/car-silhouette.styles.ts';

export const seriesCardRules = css`
  ${cardRules}

  display: grid;
  gap: var(--ps-space-1);
  align-content: start;
  padding: var(--ps-space-4);
  line-height: var(--ps-leading-snug);

  & .ps-silhouette {
    ${carSilhouetteRules}

    inline-size: min(100%, 200px);
  }

  & > .ps-series-picture {
    display: grid;
    place-items: end center;
    aspect-ratio: 5 / 2;
    margin-block-end: var(--ps-space-2);
    color: var(--ps-color-text-muted);
  }

  & > .ps-series-picture > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }

  &:has(a[data-card-link]:hover) > .ps-series-picture {
    color: var(--ps-color-accent-text);
  }

  & > .ps-series-name {
    font-size: var(--ps-type-md);
    overflow-wrap: anywhere;
  }

  & > .ps-series-name > a {
    display: inline-block;
    min-inline-size: 24px;
    min-block-size: 24px;
  }

  & > .ps-series-facts {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--ps-space-3);
    justify-content: space-between;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }
`;
