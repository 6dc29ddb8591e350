import { styled } from 'styled-components';
import { media } from '@partshop/ui';
import { pageRow } from './page-row.styles.ts';

export const SubMenuRoot = styled.nav`
  border-block-end: 1px solid var(--ps-color-line);
  background: var(--ps-color-surface);

  .sections {
    ${pageRow}

    display: flex;
    gap: var(--ps-space-6);
    overflow-x: auto;
    scrollbar-width: none;
    scroll-padding-inline: var(--ps-space-8);
  }

  .section {
    display: flex;
    align-items: center;
    min-block-size: 40px;
    box-shadow: inset 0 0 transparent;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-medium);
    outline-offset: -2px;
    text-decoration: none;
    white-space: nowrap;
  }

  .section:hover {
    box-shadow: inset 0 -2px var(--ps-color-line-strong);
    color: var(--ps-color-text);
  }

  .section[aria-current] {
    box-shadow: inset 0 -2px var(--ps-color-signal);
    color: var(--ps-color-text);
  }

  @media (forced-colors: active) {
    .section[aria-current] {
      text-decoration: underline;
    }
  }

  ${media.narrow} {
    .sections {
      gap: var(--ps-space-5);
    }

    .section {
      min-block-size: 44px;
    }
  }

  @media print {
    display: none;
  }
`;
