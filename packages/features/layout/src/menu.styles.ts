import type { ComponentType } from 'react';
import { css, styled } from 'styled-components';
import { Drawer, media, type DrawerProps } from '@partshop/ui';
import { languagesRules } from './languages.styles.ts';
import { pageRow } from './page-row.styles.ts';

const menuRules = css`
  ${languagesRules}

  .menu {
    display: grid;
    gap: var(--ps-space-6);
  }

  .menu-categories {
    --menu-parents: 288px;

    position: relative;
  }

  .menu-picture {
    flex: none;
    inline-size: var(--menu-picture, 32px);
    border-radius: var(--ps-radius-sm);
  }

  .menu-rest {
    justify-content: start;
    padding-inline: var(--ps-space-3);
  }

  .menu-loading {
    max-inline-size: 260px;
    font-size: var(--ps-type-lg);
  }

  .menu-empty {
    color: var(--ps-color-text-muted);
  }

  .menu-parents {
    display: grid;
    gap: var(--ps-space-half);
  }

  .menu-parent-name {
    display: flex;
    gap: var(--ps-space-3);
    align-items: center;
    inline-size: 100%;
    min-block-size: 36px;
    padding: var(--ps-space-1) var(--ps-space-3);
    border: 0;
    border-radius: var(--ps-radius-md);
    background: none;
    color: var(--ps-color-text);
    font-size: var(--ps-type-control);
    font-weight: var(--ps-weight-medium);
    line-height: var(--ps-leading-snug);
    outline-offset: -2px;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }

  .menu-parent-name > svg {
    flex: none;
    margin-inline-start: auto;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  .menu-parent-name:hover {
    background: var(--ps-color-hover);
  }

  .menu-parent-name[aria-expanded='true'] {
    background: var(--ps-color-selected);
  }

  .menu-list {
    display: grid;
    gap: var(--ps-space-half);
  }

  .menu-list a {
    display: flex;
    gap: var(--ps-space-3);
    align-items: center;
    min-block-size: 36px;
    padding: var(--ps-space-1) var(--ps-space-3);
    border-radius: var(--ps-radius-md);
    color: var(--ps-color-text);
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
    text-decoration: none;
  }

  .menu-list a:hover {
    background: var(--ps-color-hover);
  }

  .menu-list .menu-all {
    color: var(--ps-color-accent-text);
    font-weight: var(--ps-weight-medium);
  }

  .menu-links > h3 {
    padding: var(--ps-space-2) var(--ps-space-3);
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-medium);
    letter-spacing: normal;
  }

  .menu-links[data-sections],
  .menu-narrow {
    padding-block-start: var(--ps-space-4);
    border-block-start: 1px solid var(--ps-color-line);
  }

  ${media.wide} {
    .menu-categories {
      min-block-size: 420px;
    }

    .menu-parents {
      inline-size: var(--menu-parents);
    }

    .menu-children {
      position: absolute;
      inset-block: 0;
      inset-inline: calc(var(--menu-parents) + var(--ps-space-6)) 0;
      padding-inline-start: var(--ps-space-6);
      border-inline-start: 1px solid var(--ps-color-line);
    }

    /* Stays visible even if its category is far down the list. */
    .menu-pane {
      position: sticky;
      inset-block-start: var(--ps-space-4);
    }

    .menu-children-title {
      padding: var(--ps-space-1) var(--ps-space-3) var(--ps-space-2);
      font-size: var(--ps-type-lg);
      font-weight: var(--ps-weight-strong);
      line-height: var(--ps-leading-snug);
    }

    .menu-tiles {
      --menu-picture: 56px;

      grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
      gap: var(--ps-space-1);
    }

    .menu-tiles > li:has(> .menu-all) {
      grid-column: 1 / -1;
    }
  }

  ${media.narrow} {
    .menu-parent-name,
    .menu-list a {
      min-block-size: 44px;
    }

    .menu-parent-name,
    .menu-rest,
    .menu-list a,
    .menu-links > h3 {
      margin-inline: calc(-1 * var(--ps-space-3));
      inline-size: calc(100% + 2 * var(--ps-space-3));
    }

    .menu-parent-name > svg {
      rotate: 90deg;
    }

    .menu-parent-name:dir(rtl) > svg {
      rotate: -90deg;
    }

    .menu-parent-name[aria-expanded='true'] {
      background: none;
    }

    .menu-parent-name[aria-expanded='true'] > svg {
      rotate: -90deg;
    }

    .menu-parent-name[aria-expanded='true']:dir(rtl) > svg {
      rotate: 90deg;
    }

    .menu-children {
      padding-block-end: var(--ps-space-2);
      padding-inline-start: var(--ps-space-3);
    }

    .menu-children-title,
    .menu-tiles .menu-picture {
      display: none;
    }

    .menu-narrow {
      display: grid;
      gap: var(--ps-space-4);
    }

    .menu-links[data-sections] > .menu-narrow {
      margin-block-start: var(--ps-space-4);
    }

    .menu-phone {
      display: flex;
      gap: var(--ps-space-2);
      align-items: center;
      min-block-size: 44px;
      color: var(--ps-color-text);
      font-weight: var(--ps-weight-strong);
      text-decoration: none;
    }

    :is(.languages, .currencies) {
      margin-inline: calc(-1 * var(--ps-space-2));
    }

    :is(.languages > a, .currencies > button) {
      min-inline-size: 44px;
      min-block-size: 44px;
    }
  }
`;

/** The menu on phones. */
export const MenuDrawer: ComponentType<DrawerProps> = styled(Drawer)`
  ${menuRules}

  && {
    inline-size: calc(100% - var(--ps-space-12));
  }
`;

/** The menu of wide windows, as wide as the header above it. */
export const MenuPanelRoot = styled.div`
  ${menuRules}

  position: absolute;
  z-index: var(--ps-layer-overlay);
  inset-block-start: 100%;
  inset-inline: 0;
  border-block: 1px solid var(--ps-color-line);
  background: var(--ps-color-raised);
  box-shadow: var(--ps-shadow-lg);
  outline: none;

  > .menu {
    ${pageRow}

    padding-block: var(--ps-space-4) var(--ps-space-6);
  }
`;
