import { styled } from 'styled-components';
import { media } from '@partshop/ui';
import { headerActionRules } from './header-actions.styles.ts';
import { pageRow } from './page-row.styles.ts';

export const HeaderBar = styled.header`
  ${headerActionRules}

  /* The menu opens below. */
  position: relative;
  background: var(--ps-color-surface);

  .header-row {
    ${pageRow}

    display: flex;
    align-items: center;
    gap: var(--ps-space-4);
    padding-block: var(--ps-space-3);
  }

  .header-logo {
    display: flex;
    flex: none;
    border-radius: var(--ps-radius-sm);
    color: var(--ps-color-text);
  }

  /* A fallback font may be wider. */
  .header-logo > svg {
    overflow: visible;
  }

  .logo-tile {
    fill: var(--ps-color-signal);
  }

  .logo-nut {
    fill: var(--ps-color-on-signal);
    fill-rule: evenodd;
  }

  .logo-name {
    fill: currentColor;
    font-size: 23px;
    font-weight: 700;
    letter-spacing: -0.02em;
  }

  .header-menu {
    display: inline-flex;
    flex: none;
    gap: var(--ps-space-2);
    align-items: center;
    justify-content: center;
    min-inline-size: 44px;
    min-block-size: 44px;
    padding-inline: var(--ps-space-4);
    border-radius: var(--ps-radius-md);
    background: var(--ps-color-accent);
    color: var(--ps-color-on-accent);
    font-size: var(--ps-type-control);
    font-weight: var(--ps-weight-medium);
    text-decoration: none;
    transition: background-color var(--ps-motion-fast);
  }

  .header-menu:hover {
    background: var(--ps-color-accent-hover);
    color: var(--ps-color-on-accent);
  }

  .header-search {
    flex: none;
    inline-size: var(--ps-header-control);
    margin-inline-end: auto;
    min-block-size: 44px;
  }

  .header-find,
  .header-narrow {
    display: none;
  }

  .header-bar {
    display: flex;
    flex: none;
    align-items: center;
  }

  @media (max-width: 1000px) {
    /* The wish list leads to it too. */
    .header-compare {
      display: none;
    }

    .header-row {
      gap: var(--ps-space-3);
    }

    .header-menu {
      padding-inline: 0;
    }

    .header-menu-name {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }

  ${media.narrow} {
    .header-row {
      padding-block: 2px;
    }

    .header-logo {
      padding-block: 10px;
    }

    .header-logo > svg {
      inline-size: auto;
      block-size: 24px;
    }

    .header-menu,
    .header-search,
    .header-orders {
      display: none;
    }

    /* Looks like the field that it opens. */
    .header-find {
      display: flex;
      flex: 1;
      gap: var(--ps-space-2);
      align-items: center;
      min-inline-size: 0;
      min-block-size: 44px;
      padding-inline: var(--ps-space-3);
      border: 1px solid var(--ps-color-line-strong);
      border-radius: var(--ps-radius-md);
      color: var(--ps-color-text-muted);
      font-size: var(--ps-type-control);
      text-decoration: none;
    }

    .header-find > svg {
      flex: none;
      color: var(--ps-color-accent-text);
    }

    .header-find-name {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }

  @media print {
    .header-row > :not(.header-logo) {
      display: none;
    }
  }
`;
