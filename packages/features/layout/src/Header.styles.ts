import { styled } from 'styled-components';
import { media } from '@partshop/ui';

export const HeaderBar = styled.header`
  background: var(--ps-color-surface);
  border-block-end: 1px solid var(--ps-color-line);

  .header-row {
    display: flex;
    align-items: center;
    gap: var(--ps-space-3) var(--ps-space-5);
    max-inline-size: calc(var(--ps-page-width) + 2 * var(--ps-page-gutter));
    margin-inline: auto;
    padding: var(--ps-space-3) var(--ps-page-gutter);
  }

  .header-logo {
    display: flex;
    flex: none;
    border-radius: var(--ps-radius-sm);
    color: var(--ps-color-text);
  }

  .logo-nut {
    fill: var(--ps-color-signal);
  }

  .logo-name {
    fill: currentColor;
    font-size: 20px;
    font-weight: 700;
    letter-spacing: -0.02em;
  }

  .header-search {
    flex: 1;
    max-inline-size: 560px;
  }

  .header-languages {
    display: flex;
    flex: none;
    margin-inline-start: auto;
  }

  .header-languages a {
    display: grid;
    place-items: center;
    min-inline-size: 36px;
    min-block-size: 36px;
    border-radius: var(--ps-radius-md);
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    text-decoration: none;
  }

  .header-languages a:hover {
    background: var(--ps-color-sunken);
    color: var(--ps-color-text);
  }

  .header-languages a[aria-current] {
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-strong);
  }

  .header-basket {
    position: relative;
    display: flex;
    flex: none;
    align-items: center;
    gap: var(--ps-space-2);
    min-block-size: var(--ps-control-md);
    padding-inline: var(--ps-space-3);
    border: 1px solid var(--ps-color-line-strong);
    border-radius: var(--ps-radius-md);
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-medium);
    text-decoration: none;
  }

  .header-basket:hover {
    background: var(--ps-color-sunken);
  }

  /* The starter counts here what the app has yet to take. */
  .header-basket[data-pending]::after {
    content: attr(data-pending);
  }

  .header-basket[data-pending] .header-basket-count {
    display: none;
  }

  .header-basket[data-pending]::after,
  .header-basket-count {
    min-inline-size: 22px;
    padding: 1px 6px;
    border-radius: var(--ps-radius-full);
    background: var(--ps-color-signal);
    color: var(--ps-color-on-signal);
    font-size: var(--ps-type-xs);
    font-variant-numeric: tabular-nums;
    font-weight: var(--ps-weight-strong);
    text-align: center;
  }

  ${media.narrow} {
    .header-row {
      flex-wrap: wrap;
      column-gap: var(--ps-space-2);
    }

    .header-search {
      flex-basis: 100%;
      order: 1;
      max-inline-size: none;
    }

    .header-basket-name {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    .header-languages a {
      min-block-size: 44px;
    }
  }

  @media print {
    .header-search,
    .header-languages,
    .header-basket {
      display: none;
    }
  }
`;
