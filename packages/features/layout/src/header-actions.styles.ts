import { css } from 'styled-components';
import { media } from '@partshop/ui';

/** The links with an icon above a word: orders, garage, basket, login. On phones they are a bar at the lower edge of the window. */
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

  & .header-basket[data-pending] .header-count {
    display: none;
  }

  & .header-basket[data-pending]::after,
  & .header-count {
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

  /* Too narrow for words beside the search, and not yet a phone: icons alone, with their names for screen readers. */
  @media (min-width: 780.02px) and (max-width: 860px) {
    & :is(.header-action, .header-basket) {
      min-inline-size: 44px;
    }

    & .header-action-name {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }

  ${media.narrow} {
    & .header-bar {
      position: fixed;
      z-index: var(--ps-layer-sticky);
      inset-block-end: 0;
      inset-inline: 0;
      align-items: stretch;
      block-size: var(--ps-bottom-bar-size);
      padding-block-end: env(safe-area-inset-bottom);
      padding-inline: var(--ps-space-1);
      border-block-start: 1px solid var(--ps-color-line);
      background: var(--ps-color-surface);
    }

    & .header-bar > :is(.header-action, .header-basket) {
      flex: 1 1 0;
      min-inline-size: 44px;
      margin: 0;
      padding: 0;
      outline-offset: -2px;
    }

    & .header-bar > :is(.header-orders, .header-compare) {
      display: none;
    }

    & .header-bar > .header-narrow {
      display: grid;
    }

    & .header-bar > :is(.header-action, .header-basket) > svg {
      font-size: var(--ps-type-lg);
    }

    & .header-action-name {
      max-inline-size: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
    }

    & .header-bar > [aria-current] {
      box-shadow: inset 0 2px var(--ps-color-accent);
      border-radius: 0;
    }

    & [aria-current] > :is(svg, .header-action-name) {
      color: var(--ps-color-accent-text);
    }
  }

  /* A phone's keyboard takes the lower half of the window. */
  @media (max-width: 780px) and (pointer: coarse) {
    :root:has(:is(textarea, input:not([type='checkbox'], [type='radio'])):focus) & .header-bar {
      display: none;
    }
  }
`;
