import { styled } from 'styled-components';
import { media } from '@partshop/ui';
import { inkRules } from './ink.styles.ts';
import { pageRow } from './page-row.styles.ts';

export const FooterBar = styled.footer`
  ${inkRules}

  font-size: var(--ps-type-sm);

  .footer-columns {
    ${pageRow}

    display: grid;
    grid-template-columns: minmax(0, 1.6fr) repeat(3, minmax(0, 1fr));
    gap: var(--ps-space-8) var(--ps-space-10);
    padding-block: var(--ps-space-10) var(--ps-space-8);
  }

  .footer-about {
    display: grid;
    gap: var(--ps-space-5);
    align-content: start;
    max-inline-size: 44ch;
  }

  .footer-lead {
    color: var(--ps-color-text);
    text-wrap: pretty;
  }

  .footer-promises {
    display: grid;
    gap: var(--ps-space-2);
  }

  .footer-promises > li {
    display: flex;
    gap: var(--ps-space-2);
  }

  .footer-promises > li > svg {
    margin-block-start: 0.125em;
  }

  h2 {
    padding-block-end: var(--ps-space-3);
    color: var(--ps-color-text);
    font-size: var(--ps-type-sm);
    letter-spacing: normal;
  }

  .footer-links,
  .footer-contacts {
    display: grid;
    gap: var(--ps-space-1);
    justify-items: start;
  }

  .footer-contacts {
    gap: var(--ps-space-2);
  }

  a {
    display: inline-block;
    padding-block: var(--ps-space-half);
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    color: var(--ps-color-text);
    text-decoration: underline;
  }

  .footer-phone {
    color: var(--ps-color-text);
    font-weight: var(--ps-weight-strong);
    white-space: nowrap;
  }

  .footer-note {
    display: block;
    font-size: var(--ps-type-xs);
  }

  .footer-hours {
    display: grid;
    gap: var(--ps-space-half);
  }

  .footer-days {
    color: var(--ps-color-text);
  }

  .footer-end {
    ${pageRow}

    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-8);
    justify-content: space-between;
    padding-block: 0 var(--ps-space-8);
    font-size: var(--ps-type-xs);
  }

  .footer-small {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-8);
  }

  .footer-consent {
    color: inherit;
  }

  @media (max-width: 1000px) {
    .footer-columns {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    .footer-about {
      grid-column: 1 / -1;
    }
  }

  ${media.narrow} {
    .footer-columns {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--ps-space-6) var(--ps-space-5);
      padding-block: var(--ps-space-6) var(--ps-space-4);
    }

    .footer-lead {
      display: none;
    }

    /* Links are as high as a finger. */
    h2 {
      padding-block-end: 0;
    }

    .footer-reach {
      grid-column: 1 / -1;
    }

    .footer-links a,
    .footer-contacts a {
      display: flex;
      align-items: center;
      min-inline-size: 44px;
      min-block-size: 44px;
      padding: 0;
    }

    .footer-links {
      gap: 0;
    }

    /* Phones and mail beside the address and the hours. */
    .footer-contacts {
      display: block;
      columns: 2;
      column-gap: var(--ps-space-5);
    }

    .footer-contacts > li {
      padding-block-start: var(--ps-space-1);
      break-inside: avoid;
      padding-block-end: var(--ps-space-1);
    }

    .footer-contacts a {
      overflow-wrap: anywhere;
    }

    .footer-note {
      margin-block-start: calc(-1 * var(--ps-space-2));
    }

    .footer-hours {
      padding-block-start: var(--ps-space-2);
    }

    .footer-end {
      padding-block-start: var(--ps-space-2);

      /* The back-to-top button is in the corner. */
      padding-block-end: var(--ps-space-16);
    }
  }

  @media print {
    display: none;
  }
`;
