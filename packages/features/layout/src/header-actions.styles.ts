import { css } from 'styled-components';
import { media } from '@partshop/ui';

/** The links with an icon above a word: orders, garage, basket, login. Phones show only the icon. */
export const headerActionRules = css`
  & :is(.header-action, .header-basket) {
    position: relative;
    display: grid;
    flex: none;
    gap: var(--ps-space-half);
    justify-items: center;
    align-content: center;
    min-inline-size: 60px;
    min-block-size: 48px;
    padding-inline: var(--ps-space-1);
    border-radius: var(--ps-radius-md);
    color: var(--ps-color-text);
    font-size: var(--ps-type-xs);
    line-height: var(--ps-leading-tight);
    text-decoration: none;
  }

  & .header-own + .header-own,
  & .header-own ~ .header-basket,
  & .header-account {
    margin-inline-start: calc(-1 * var(--ps-space-2));
  }

  /* Aligns the word, not its padding, with the end of the page. */
  & .header-account {
    margin-inline-end: calc(-1 * var(--ps-space-1));
  }

  & :is(.header-action, .header-basket) > svg {
    font-size: 1.125rem;
  }

  & :is(.header-action, .header-basket):hover {
    background: var(--ps-color-hover);
    color: var(--ps-color-text);
  }

  & .header-action-name {
    color: var(--ps-color-text-muted);
    white-space: nowrap;
  }

  & :is(.header-action, .header-basket):hover > .header-action-name {
    color: var(--ps-color-text);
  }

  & :is(.header-action, .header-basket) > [data-ui='Avatar'] {
    --ps-avatar-size: 26px;

    margin-block: -2px;
  }

  /* The early-input script counts here what the app has not handled yet. */
  & .header-basket[data-pending]::after {
    content: attr(data-pending);
  }

  & .header-basket[data-pending] .header-basket-count {
    display: none;
  }

  & .header-basket[data-pending]::after,
  & .header-basket-count {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: calc(50% + var(--ps-space-1));
    min-inline-size: 20px;
    padding: 2px 5px;
    border-radius: var(--ps-radius-full);
    box-shadow: 0 0 0 2px var(--ps-color-surface);
    background: var(--ps-color-signal);
    color: var(--ps-color-on-signal);
    font-size: var(--ps-type-xs);
    font-weight: var(--ps-weight-strong);
    line-height: 16px;
    text-align: center;
  }

  ${media.narrow} {
    & :is(.header-action, .header-basket) {
      min-inline-size: 44px;
      min-block-size: 44px;
      padding: 0;
    }

    & .header-own ~ .header-basket,
    & .header-account {
      margin-inline-start: 0;
    }

    & :is(.header-action, .header-basket) > svg {
      font-size: var(--ps-type-lg);
    }

    & .header-action-name {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    & .header-account {
      margin-inline-end: calc(-1 * var(--ps-space-3));
    }

    & .header-account:has(> [data-ui='Avatar']) {
      margin-inline-end: calc(-1 * var(--ps-space-2));
    }
  }
`;
