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
      'image about facts'
      'image fit facts'
      'image actions facts'
      'picks picks facts';
    grid-template-columns: 200px minmax(0, 1fr) minmax(0, 22rem);
    grid-template-rows: auto auto 1fr auto;
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

  & .price-actions {
    display: flex;
    flex-wrap: wrap;
    grid-area: actions;
    gap: var(--ps-space-2) var(--ps-space-4);
    align-items: center;
    font-size: var(--ps-type-sm);
  }

  & .price-actions > a,
  & .price-actions summary {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
  }

  & .price-actions > output {
    color: var(--ps-color-text-muted);
  }

  /* Always there, so that screen readers announce its text. */
  & .price-actions > output:empty {
    position: absolute;
  }

  & .price-facts {
    display: grid;
    grid-area: facts;
    gap: var(--ps-space-6);
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

  & :is(.fits-others, .fits-claims) {
    color: var(--ps-color-text-muted);
  }

  & .fits-claims {
    margin-block-start: var(--ps-space-1);
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
  }

  & .fits-all {
    margin-block-start: var(--ps-space-2);
  }

  & .price-history[open] {
    flex-basis: 100%;
    min-inline-size: 0;
  }

  & .price-fold {
    font-size: var(--ps-type-sm);
  }

  & .price-fold > summary {
    display: inline-flex;
    gap: var(--ps-space-1);
    align-items: center;
    color: var(--ps-color-accent-text);
    list-style: none;
    cursor: pointer;
  }

  & .price-fold[open] > summary > svg {
    rotate: 180deg;
  }

  & .fits-state {
    padding-block: var(--ps-space-2);
  }

  & .price-picks {
    display: grid;
    grid-area: picks;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
    gap: var(--ps-space-4);
    padding-block-start: var(--ps-space-3);
  }

  & .price-pick {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    grid-template-rows: auto auto auto 1fr auto;
    gap: var(--ps-space-1) var(--ps-space-3);
    align-content: start;
    max-inline-size: 640px;
    padding: var(--ps-space-4);
    font-size: var(--ps-type-sm);
  }

  & .price-pick > * {
    grid-column: 1 / -1;
  }

  & .price-pick[data-best='true'] {
    border-color: var(--ps-color-signal-line);
  }

  & .price-pick > .pick-title {
    grid-column: 1;
    place-self: center start;
    color: var(--ps-color-text-muted);
    font-weight: var(--ps-weight-medium);
    line-height: var(--ps-leading-tight);
  }

  & .price-pick[data-best='true'] > .pick-title {
    padding: var(--ps-space-half) var(--ps-space-2);
    border-radius: var(--ps-radius-sm);
    background: var(--ps-color-signal-soft);
    color: var(--ps-color-signal-text);
  }

  & .price-pick > .pick-price {
    grid-column: 2;
    font-size: var(--ps-type-2xl);
    font-weight: var(--ps-weight-strong);
    line-height: var(--ps-leading-tight);
    letter-spacing: -0.02em;
  }

  & .pick-when {
    font-size: var(--ps-type-md);
    font-weight: var(--ps-weight-strong);
  }

  & .pick-seller {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ps-space-2);
    justify-content: space-between;
    color: var(--ps-color-text-muted);
  }

  & .pick-form {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-2);
    margin-block-start: var(--ps-space-1);
  }

  & .pick-form > button {
    flex: 1;
    padding-inline: var(--ps-space-3);
    white-space: nowrap;
  }

  /* Always there, so that screen readers announce its text. */
  & .pick-note:empty {
    position: absolute;
  }

  & .pick-note {
    flex-basis: 100%;
    color: var(--ps-color-attention-text);
  }

  & .pick-in-basket {
    color: var(--ps-color-positive-text);
    font-weight: var(--ps-weight-medium);
  }

  & .pick-none {
    font-size: var(--ps-type-lg);
    font-weight: var(--ps-weight-strong);
    line-height: var(--ps-leading-snug);
  }

  & .pick-hint {
    color: var(--ps-color-text-muted);
  }

  & .price-bar [data-ui='Money'] {
    display: block;
    font-size: var(--ps-type-lg);
    font-weight: var(--ps-weight-strong);
  }

  & .bar-article {
    display: none;
  }

  ${media.wide} {
    & .bar-about {
      display: flex;
      gap: var(--ps-space-4);
      align-items: center;
      justify-content: end;
    }

    & .bar-article {
      display: flex;
      flex: 1;
      gap: var(--ps-space-3);
      align-items: center;
      min-inline-size: 0;
      font-weight: var(--ps-weight-strong);
    }

    & .bar-article > [data-ui='PartImage'] {
      flex: none;
      inline-size: 40px;
    }
  }

  & .price-bar-terms {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  @media (max-width: 1080px) {
    & .price-article {
      grid-template-columns: 140px minmax(0, 1fr) minmax(0, 20rem);
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
        'picks picks'
        'actions actions'
        'facts facts';
      grid-template-columns: 112px minmax(0, 1fr);
      grid-template-rows: none;
      gap: var(--ps-space-4);
    }

    & .price-actions {
      row-gap: 0;
    }

    & .price-facts {
      gap: var(--ps-space-3);
    }

    & .price-picks {
      gap: var(--ps-space-2);
      padding-block-start: 0;
    }

    & .price-pick {
      padding: var(--ps-space-3);
    }
  }
`;
