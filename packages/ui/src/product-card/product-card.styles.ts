import { css } from 'styled-components';
import { bareRules } from '../bare-rules.ts';
import { cardRules } from '../card/card.styles.ts';
import { media } from '../media.ts';

/** A list of product cards. The rows of neighbours align: picture, number, name, price, terms, action. */
export const productGridRules = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 216px), 1fr));
  gap: var(--ps-space-4);
  padding: 0;
  list-style: none;

  ${bareRules}

  & .ps-product {
    ${cardRules}

    display: grid;
    grid-template-rows: subgrid;
    grid-template-columns: minmax(0, 1fr);
    grid-row: span 6;
    row-gap: var(--ps-space-1);
    padding: var(--ps-space-4);
    line-height: var(--ps-leading-snug);
  }

  & .ps-product-picture {
    --ps-product-picture: 132px;

    display: grid;
    grid-area: 1 / 1;
    place-items: center;
    margin-block-end: var(--ps-space-2);
    overflow: hidden;
    border-radius: var(--ps-radius-md);
  }

  & .ps-product-picture > * {
    inline-size: var(--ps-product-picture);
    block-size: var(--ps-product-picture);
    object-fit: contain;
  }

  /* Over the corner of the picture. */
  & .ps-product-mark {
    grid-area: 1 / 1;
    place-self: start end;
  }

  /* Over the other corner. */
  & .ps-product-tools {
    display: grid;
    grid-area: 1 / 1;
    gap: var(--ps-space-1);
    place-self: end;
    margin-block-end: var(--ps-space-2);
    color: var(--ps-color-text-muted);
  }

  & .ps-product-tools > .ps-button[data-variant][aria-pressed='true'] {
    background: var(--ps-color-accent-soft);
    color: var(--ps-color-accent-text);
  }

  & .ps-product-tools > [aria-pressed='true'] > svg {
    fill: currentcolor;
    fill-opacity: 0.3;
  }

  & .ps-product-title {
    font-size: var(--ps-type-md);
    overflow-wrap: anywhere;
  }

  & :is(.ps-product-name, .ps-product-terms) {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .ps-product-price {
    padding-block-start: var(--ps-space-1);
    font-size: var(--ps-type-xl);
    font-weight: var(--ps-weight-strong);
    line-height: var(--ps-leading-tight);
  }

  & .ps-product-price > * {
    white-space: nowrap;
  }

  /* What stands there instead of an amount. */
  & .ps-product-price > small {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-md);
    white-space: normal;
  }

  & .ps-product-terms {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ps-space-3);
    align-content: start;
  }

  & .ps-product-action {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: end;
    padding-block-start: var(--ps-space-2);
  }

  /* As wide as the button that it takes the place of. */
  & .ps-product-action .ps-quantity {
    display: flex;
    border-color: var(--ps-color-accent-text);
  }

  & .ps-product-action .ps-quantity > input {
    flex: 1;
    min-inline-size: 0;
    max-inline-size: none;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-2);

    & .ps-product {
      grid-template-areas:
        'picture title title'
        'picture name name'
        'picture terms terms'
        'picture price action';
      grid-template-rows: auto auto auto 1fr;
      grid-template-columns: 80px minmax(0, 1fr) auto;
      grid-row: auto;
      gap: var(--ps-space-half) var(--ps-space-3);
      padding: var(--ps-space-3);
    }

    & .ps-product-picture {
      --ps-product-picture: 80px;

      grid-area: picture;
      align-self: start;
      margin: 0;
    }

    & .ps-product-mark {
      grid-area: 1 / 3 / span 2;
    }

    & .ps-product-title {
      grid-area: title;
    }

    & .ps-product-mark ~ :is(.ps-product-title, .ps-product-name) {
      padding-inline-end: calc(40px + var(--ps-space-2));
    }

    & .ps-product-tools {
      grid-area: terms;
      grid-auto-flow: column;
      gap: 0;
      margin: 0;
    }

    & .ps-product:has(> .ps-product-tools) > .ps-product-terms {
      min-block-size: var(--ps-control-sm);
      padding-inline-end: calc(2 * var(--ps-control-sm) + var(--ps-space-2));
    }

    & .ps-product-name {
      grid-area: name;
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }

    & .ps-product-terms {
      grid-area: terms;
    }

    & .ps-product-price {
      grid-area: price;
      align-self: center;
      padding: 0;
      font-size: var(--ps-type-lg);
    }

    & .ps-product-action {
      grid-area: action;
      padding: 0;
    }

    & .ps-product-action:not(:empty) {
      inline-size: 132px;
    }
  }

  /* The price and a stepper beside the picture would be wider than the card. */
  @media (max-width: 480px) {
    & .ps-product {
      grid-template-areas:
        'picture title title'
        'picture name name'
        'picture terms terms'
        'price price action';
    }
  }
`;
