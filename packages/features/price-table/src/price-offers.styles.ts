import { bareCheckboxRules, media } from '@partshop/ui';
import { css } from 'styled-components';

const SIDE_BY_SIDE = '@media (min-width: 1080px)';

/** The filters: beside the offers on a wide page, else collapsed above them. */
export const filterRules = css`
  & .price-filters {
    ${bareCheckboxRules}
  }

  & .price-filters summary {
    display: flex;
    gap: var(--ps-space-2);
    align-items: center;
    justify-content: space-between;
    cursor: pointer;
    list-style: none;
  }

  & .price-filters summary::-webkit-details-marker {
    display: none;
  }

  & .price-filters [open] > summary > svg,
  & .price-filters[open] > summary > svg {
    rotate: 180deg;
  }

  & .price-filters > summary {
    min-block-size: var(--ps-control-md);
    padding-inline: var(--ps-space-4);
    border: 1px solid var(--ps-color-line-strong);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-surface);
    font-weight: var(--ps-weight-medium);
  }

  & .price-filters > form {
    display: grid;
    gap: var(--ps-space-6);
    padding-block: var(--ps-space-4);
  }

  & .price-filters legend {
    margin-block-end: var(--ps-space-2);
    padding: 0;
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-strong);
  }

  & .filters-days {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
  }

  & .filters-days > label {
    position: relative;
    display: grid;
    align-items: center;
    min-block-size: var(--ps-control-sm);
    padding-inline: var(--ps-space-3);
    border: 1px solid var(--ps-color-line-strong);
    border-radius: var(--ps-radius-full);
    background: var(--ps-color-surface);
    font-size: var(--ps-type-sm);
    cursor: pointer;
  }

  & .filters-days > label:hover {
    border-color: var(--ps-color-accent-text);
  }

  & .filters-days input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }

  & .filters-days > label:has(:checked) {
    border-color: var(--ps-color-accent);
    background: var(--ps-color-accent);
    color: var(--ps-color-on-accent);
  }

  & .filters-days > label:has(:focus-visible) {
    outline: 2px solid var(--ps-color-focus);
    outline-offset: 2px;
  }

  & .filters-more > summary {
    justify-content: start;
    padding-block: var(--ps-space-2);
    color: var(--ps-color-accent-text);
    font-size: var(--ps-type-sm);
  }

  ${SIDE_BY_SIDE} {
    & .price-filters > form {
      padding-block: 0;
    }

    @supports selector(::details-content) {
      & .price-filters > summary {
        display: none;
      }

      & .price-filters::details-content {
        display: block;
        block-size: auto;
        content-visibility: visible;
      }
    }

    @media (scripting: enabled) {
      & .filters-apply {
        display: none;
      }
    }
  }
`;

/** Above the offers: their number and order, the active filters, the links to each group. */
export const resultRules = css`
  & .price-results {
    container-type: inline-size;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);
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

  & .toolbar-title > p {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .price-chips {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
    align-items: center;
  }

  & .chip {
    display: flex;
    gap: var(--ps-space-1);
    align-items: center;
    min-block-size: var(--ps-control-sm);
    padding-inline: var(--ps-space-3) var(--ps-space-2);
    border-radius: var(--ps-radius-full);
    background: var(--ps-color-selected);
    color: var(--ps-color-accent-text);
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-medium);
    text-decoration: none;
  }

  & .chip:hover {
    box-shadow: inset 0 0 0 1px var(--ps-color-accent);
  }

  & .chip > svg {
    inline-size: 1em;
    block-size: 1em;
  }

  & .chip-reset {
    padding-block: var(--ps-space-2);
    font-size: var(--ps-type-sm);
  }

  & .group-links {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ps-space-5);
    border-block-end: 1px solid var(--ps-color-line);
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

  & .group-links a:hover {
    color: var(--ps-color-accent-text);
    box-shadow: inset 0 -2px var(--ps-color-accent);
  }

  & .group-links span {
    color: var(--ps-color-text-muted);
    font-weight: normal;
  }

  ${media.narrow} {
    & .toolbar-title {
      flex-basis: 100%;
    }

    & .price-toolbar > [data-ui='SelectField'] {
      flex: 1;
    }
  }
`;
