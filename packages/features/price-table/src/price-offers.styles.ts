import { media } from '@partshop/ui';
import { css } from 'styled-components';

/** The filters: beside the offers, where they stay while the offers scroll; on a phone a button above them. */
export const filterRules = css`
  ${media.wide} {
    & .price-filters {
      position: sticky;
      inset-block-start: calc(var(--ps-space-4) + var(--ps-top-bar-size, 0px));
      max-block-size: calc(100dvb - 2 * var(--ps-space-4) - var(--ps-top-bar-size, 0px));
      overflow-y: auto;
      overscroll-behavior: contain;
      scrollbar-width: thin;
    }
  }
`;

/** Above the offers: their number and order, the links to each group. */
export const resultRules = css`
  & .price-results {
    container-type: inline-size;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);
  }

  & .rate-note {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  /* Verdicts about a car that the browser keeps come after the page. */
  html[data-kept~='partshop-car'] & .price-results {
    --ps-offer-fit-room: 1lh;
  }

  & .price-toolbar {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-3) var(--ps-space-4);
    align-items: center;
  }

  @media (scripting: enabled) {
    & .toolbar-apply {
      display: none;
    }
  }

  & .toolbar-title {
    display: flex;
    flex: 1 1 auto;
    flex-wrap: wrap;
    gap: 0 var(--ps-space-3);
    align-items: baseline;
  }

  & .toolbar-title > :is(p, a) {
    font-size: var(--ps-type-sm);
  }

  & .toolbar-title > p {
    color: var(--ps-color-text-muted);
  }

  & .toolbar-order {
    display: flex;
    gap: var(--ps-space-2);
  }

  & .price-aids {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ps-space-5);
    align-items: center;
    justify-content: space-between;
    border-block-end: 1px solid var(--ps-color-line);
  }

  & .price-aids > p {
    padding-block: var(--ps-space-2);
    font-size: var(--ps-type-sm);
  }

  & .group-links {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ps-space-5);
  }

  & .group-links a {
    display: block;
    padding-block: var(--ps-space-2);
    color: var(--ps-color-text);
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-medium);
    text-decoration: none;
    white-space: nowrap;
  }

  @media (pointer: coarse) {
    & .group-links a {
      padding-block: var(--ps-space-3);
    }
  }

  & .group-links a:hover {
    color: var(--ps-color-accent-text);
    box-shadow: inset 0 -2px var(--ps-color-accent);
  }

  & .group-links data {
    color: var(--ps-color-text-muted);
    font-weight: normal;
  }

  ${media.narrow} {
    /* Two links stand on a line: four lines would push the offers off the screen. */
    & .group-links {
      column-gap: var(--ps-space-3);
    }

    & .group-links a {
      align-content: center;
      min-block-size: 44px;
      font-size: var(--ps-type-xs);
    }

    & .toolbar-title {
      flex-basis: 100%;
    }

    & :is(.toolbar-order, .toolbar-order > [data-ui='SelectField']) {
      flex: 1;
    }
  }
`;
