import { bareRules, media } from '@partshop/ui';
import { styled } from 'styled-components';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-4);
`;

export const CardList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
  gap: var(--ps-space-4);
  padding: 0;
  list-style: none;

  ${bareRules}

  & .good {
    position: relative;
    display: grid;
    grid-template-rows: auto 1fr auto;
    gap: var(--ps-space-3);
    padding: var(--ps-space-4);
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-lg);
    background: var(--ps-color-surface);
    line-height: var(--ps-leading-snug);
    transition:
      border-color var(--ps-motion-fast),
      box-shadow var(--ps-motion-fast);
  }

  & .good:has(.good-title > a:hover) {
    border-color: var(--ps-color-line-strong);
    box-shadow: var(--ps-shadow-md);
  }

  & .good-image {
    --good-image: 132px;

    position: relative;
    display: grid;
    place-items: center;
    overflow: hidden;
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-sunken);
  }

  & .good-demo {
    position: absolute;
    inset-block-start: var(--ps-space-2);
    inset-inline-start: var(--ps-space-2);
    background: var(--ps-color-surface);
  }

  & .good-image > :first-child {
    inline-size: var(--good-image);
    block-size: var(--good-image);
    object-fit: contain;
  }

  & .good-text {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-1);
    align-content: start;
  }

  & .good-title {
    font-size: var(--ps-type-md);
    overflow-wrap: anywhere;
  }

  & .good-title bdi {
    white-space: normal;
  }

  & .good-title > a {
    color: var(--ps-color-text);
    text-decoration: none;
  }

  & .good-title > a::after {
    position: absolute;
    inset: 0;
    border-radius: var(--ps-radius-lg);
    content: '';
  }

  & .good-title > a:hover {
    color: var(--ps-color-accent-text);
  }

  & .good-title > a:focus-visible {
    outline: none;
  }

  & .good-title > a:focus-visible::after {
    outline: 2px solid var(--ps-color-focus);
    outline-offset: 2px;
  }

  & :is(.good-name, .good-terms) {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .good-offer {
    display: grid;
    gap: var(--ps-space-1);
  }

  & .good-price {
    font-size: var(--ps-type-xl);
    font-weight: var(--ps-weight-strong);
    line-height: var(--ps-leading-tight);
  }

  & .good-terms {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ps-space-3);
  }

  & .good-terms > [data-soon='true'] {
    color: var(--ps-color-positive-text);
    font-weight: var(--ps-weight-medium);
  }

  & .good-none {
    font-weight: var(--ps-weight-medium);
  }

  & .good-add {
    position: relative;
    display: grid;
    padding-block-start: var(--ps-space-2);
  }

  & .good-in-basket {
    position: relative;
    min-block-size: 1lh;
    color: var(--ps-color-positive-text);
    font-size: var(--ps-type-xs);
    font-weight: var(--ps-weight-medium);
    text-align: center;
  }

  & .good-in-basket > a {
    color: inherit;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-3);

    & .good {
      grid-template-rows: auto;
      grid-template-columns: 88px minmax(0, 1fr);
    }

    & .good-image {
      --good-image: 88px;

      align-self: start;
    }

    & .good-demo {
      inset: auto 0 0;
      justify-content: center;
      border-width: 1px 0 0;
      border-radius: 0;
    }

    & .good-offer {
      grid-column: 1 / -1;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      column-gap: var(--ps-space-3);
    }

    & .good-add {
      grid-row: 1 / 3;
      grid-column: 2;
      padding: 0;
    }
  }
`;
