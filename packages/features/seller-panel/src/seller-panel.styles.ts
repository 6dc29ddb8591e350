import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { Drawer, media, type DrawerProps } from '@partshop/ui';

export const SellerBarRoot = styled.nav`
  background: var(--ps-color-accent-soft);
  color: var(--ps-color-accent-text);
  font-size: var(--ps-type-sm);

  .seller-row {
    display: flex;
    gap: var(--ps-space-5);
    align-items: center;
    max-inline-size: calc(var(--ps-page-width) + 2 * var(--ps-page-gutter));
    min-block-size: 40px;
    margin-inline: auto;
    padding-inline: var(--ps-page-gutter);
  }

  .seller-link {
    display: inline-flex;
    gap: var(--ps-space-2);
    align-items: center;
    min-block-size: 40px;
    color: inherit;
    outline-offset: -2px;
    text-decoration: none;
    white-space: nowrap;
  }

  .seller-link:hover {
    text-decoration: underline;
  }

  .seller-name {
    display: inline-flex;
    gap: var(--ps-space-2);
    align-items: center;
  }

  .seller-open {
    font-weight: var(--ps-weight-strong);
  }

  .seller-quick {
    display: flex;
    gap: var(--ps-space-5);
  }

  ${media.narrow} {
    .seller-link {
      min-block-size: 44px;
    }

    .seller-quick {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`;

/** A drawer wide enough for two columns of groups. */
export const ProviderDrawer: ComponentType<DrawerProps> = styled(Drawer)`
  && {
    inline-size: min(640px, calc(100% - var(--ps-space-12)));
  }

  .provider-groups {
    columns: 2;
    column-gap: var(--ps-space-8);
  }

  nav {
    break-inside: avoid;
    padding-block-end: var(--ps-space-6);
  }

  h3 {
    padding-block-end: var(--ps-space-1);
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-medium);
    letter-spacing: normal;
  }

  .provider-links a {
    display: flex;
    align-items: center;
    min-block-size: 36px;
    margin-inline: calc(-1 * var(--ps-space-3));
    padding: var(--ps-space-1) var(--ps-space-3);
    border-radius: var(--ps-radius-md);
    color: var(--ps-color-text);
    font-size: var(--ps-type-control);
    line-height: var(--ps-leading-snug);
    text-decoration: none;
  }

  .provider-links a:hover {
    background: var(--ps-color-hover);
  }

  ${media.narrow} {
    .provider-groups {
      columns: 1;
    }

    .provider-links a {
      min-block-size: 44px;
    }
  }
`;
