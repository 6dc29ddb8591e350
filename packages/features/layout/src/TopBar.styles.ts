import { styled } from 'styled-components';
import { media } from '@partshop/ui';
import { inkRules } from './ink.styles.ts';
import { languagesRules } from './languages.styles.ts';
import { pageRow } from './page-row.styles.ts';

export const TopBarRoot = styled.section`
  ${languagesRules}
  ${inkRules}

  font-size: var(--ps-type-sm);
  line-height: var(--ps-leading-tight);

  .top-row {
    ${pageRow}

    display: flex;
    align-items: center;
    gap: var(--ps-space-5);
    min-block-size: 40px;
  }

  .top-link {
    display: inline-flex;
    gap: var(--ps-space-1);
    align-items: center;
    min-block-size: 32px;
    border-radius: var(--ps-radius-sm);
    color: var(--ps-color-text-muted);
    text-decoration: none;
    white-space: nowrap;
  }

  .top-link:hover {
    color: var(--ps-color-text);
  }

  .top-link > svg {
    font-size: var(--ps-type-xs);
  }

  .top-city {
    min-inline-size: 0;
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-medium);
  }

  .top-city-name {
    max-inline-size: 22ch;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .top-phone {
    color: var(--ps-color-text);
  }

  .top-links {
    margin-inline-start: auto;
  }

  .top-list {
    display: flex;
    gap: var(--ps-space-4);
  }

  .top-link b {
    font-weight: var(--ps-weight-strong);
  }

  .top-bonus b {
    color: var(--ps-color-text);
  }

  .top-overdue,
  .top-overdue:hover {
    padding-inline: var(--ps-space-2);
    background: var(--ps-color-critical-soft);
    color: var(--ps-color-critical-text);
  }

  .top-overdue:hover {
    text-decoration: underline;
  }

  /* The last ones stand at the end of the row, also where no links push them. */
  .top-row:not(:has(.top-links)) .currencies {
    margin-inline-start: auto;
  }

  .languages {
    margin-inline: calc(-1 * var(--ps-space-2)) -6px;
  }

  /* Smaller gaps between phone and desktop widths. */
  @media (max-width: 1080px) {
    .top-row {
      gap: var(--ps-space-4);
    }

    .top-list {
      gap: var(--ps-space-3);
    }
  }

  @media (max-width: 900px) {
    .top-links {
      display: none;
    }

    .top-phone {
      margin-inline-end: auto;
    }
  }

  ${media.narrow} {
    .top-row {
      gap: var(--ps-space-2);
      min-block-size: 34px;
    }

    /* As high as a finger needs in a low bar: over the line above, where nothing acts. */
    .top-link {
      min-block-size: 44px;
      margin-block: -9px -1px;
      padding-block-start: 8px;
    }

    .top-city {
      flex: 1;
    }

    :is(.top-phone, .top-chat) {
      justify-content: center;
      min-inline-size: 44px;
    }

    /* Aligns the icon, not what a finger may press, with the end of the page. */
    .top-chat {
      margin-inline-end: calc(-1 * var(--ps-space-3));
    }

    :is(.top-phone, .top-chat) > svg {
      font-size: var(--ps-type-md);
    }

    .top-chat-name {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    .top-phone-number,
    .top-bonus,
    .currencies,
    .languages {
      display: none;
    }

    .top-overdue {
      min-block-size: 32px;
    }
  }

  @media print {
    display: none;
  }
`;
