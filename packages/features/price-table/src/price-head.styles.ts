import { media } from '@partshop/ui';
import { css } from 'styled-components';

/** The article's data, with its best offer beside it. */
export const headRules = css`
  & .price-head {
    display: grid;
    gap: var(--ps-space-4);
  }

  & .price-article {
    display: grid;
    grid-template-areas:
      'image about best'
      'image fit best'
      'image facts best';
    grid-template-columns: 200px minmax(0, 1fr) 336px;
    grid-template-rows: auto auto 1fr;
    gap: var(--ps-space-3) var(--ps-space-8);
    align-items: start;
  }

  & .price-image {
    grid-area: image;
    inline-size: 100%;
  }

  /* The mark of the maker, at the end of its name. */
  & .price-mark {
    grid-area: about;
    --maker-mark-size: 56px;

    justify-self: end;
  }

  & .price-about {
    display: grid;
    grid-area: about;
    gap: var(--ps-space-3);
    padding-inline-end: calc(56px + var(--ps-space-4));
  }

  & .price-badges {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
  }

  & .price-remark {
    max-inline-size: 70ch;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .price-fit {
    grid-area: fit;
  }

  & .price-facts {
    display: grid;
    grid-area: facts;
    gap: var(--ps-space-6);
    max-inline-size: 32rem;
  }

  & .fits-title {
    font-size: var(--ps-type-md);
    line-height: var(--ps-leading-tight);
  }

  & .fits-cars {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-4);
    margin-block-start: var(--ps-space-2);
    padding: 0;
    font-size: var(--ps-type-sm);
    list-style: none;
  }

  & .fits-others {
    color: var(--ps-color-text-muted);
  }

  & .fits-all {
    margin-block-start: var(--ps-space-2);
    font-size: var(--ps-type-sm);
  }

  & .fits-all > summary {
    display: inline-flex;
    gap: var(--ps-space-1);
    align-items: center;
    color: var(--ps-color-accent-text);
    list-style: none;
    cursor: pointer;
  }

  & .fits-all[open] > summary > svg {
    rotate: 180deg;
  }

  & .fits-state {
    padding-block: var(--ps-space-2);
  }

  & .price-best {
    display: grid;
    grid-area: best;
    gap: var(--ps-space-3);
    border-color: var(--ps-color-signal-line);
  }

  & .best-title {
    justify-self: start;
    padding: var(--ps-space-half) var(--ps-space-2);
    border-radius: var(--ps-radius-sm);
    background: var(--ps-color-signal-soft);
    color: var(--ps-color-signal-text);
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-medium);
    line-height: var(--ps-leading-tight);
  }

  & .best-why {
    font-size: var(--ps-type-sm);
  }

  & .best-price {
    font-size: var(--ps-type-3xl);
    font-weight: var(--ps-weight-strong);
    line-height: var(--ps-leading-tight);
    letter-spacing: -0.02em;
  }

  & .best-terms {
    display: grid;
    gap: var(--ps-space-1);
    font-size: var(--ps-type-sm);
  }

  & .best-terms > div {
    display: flex;
    gap: var(--ps-space-4);
    justify-content: space-between;
  }

  & .best-terms dt {
    color: var(--ps-color-text-muted);
  }

  & .best-terms dd {
    font-weight: var(--ps-weight-medium);
    text-align: end;
  }

  & .best-form {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
  }

  & .best-form > button {
    flex: 1;
    padding-inline: var(--ps-space-3);
    white-space: nowrap;
  }

  /* Always there, so that screen readers announce its text. */
  & .best-note:empty {
    position: absolute;
  }

  & .best-note {
    flex-basis: 100%;
    color: var(--ps-color-attention-text);
    font-size: var(--ps-type-sm);
  }

  & .best-in-basket {
    flex-basis: 100%;
    min-block-size: 1lh;
    color: var(--ps-color-positive-text);
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-medium);
  }

  & .best-in-basket > a {
    color: inherit;
  }

  & .best-none {
    font-size: var(--ps-type-lg);
    font-weight: var(--ps-weight-strong);
    line-height: var(--ps-leading-snug);
  }

  & .best-hint {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .price-bar [data-ui='Money'] {
    display: block;
    font-size: var(--ps-type-lg);
    font-weight: var(--ps-weight-strong);
  }

  & .price-bar-terms {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  @media (max-width: 1080px) {
    & .price-article {
      grid-template-columns: 140px minmax(0, 1fr) 336px;
    }
  }

  ${media.narrow} {
    /* Over the corner of the picture: the name needs the whole width. */
    & .price-mark {
      --maker-mark-size: 32px;

      position: relative;
      grid-area: image;
      justify-self: start;
      margin: var(--ps-space-1);
      pointer-events: none;
    }

    & .price-about {
      padding: 0;
    }

    & .price-about [data-ui='PartNumber'] {
      white-space: normal;
    }

    & .price-article {
      grid-template-areas:
        'image about'
        'fit fit'
        'best best'
        'facts facts';
      grid-template-columns: 112px minmax(0, 1fr);
      grid-template-rows: none;
      gap: var(--ps-space-4);
    }

    & .price-facts {
      max-inline-size: none;
    }
  }
`;
