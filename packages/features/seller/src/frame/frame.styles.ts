import { styled } from 'styled-components';
import { media } from '@partshop/ui';

/** The name of the seller and how it goes. */
export const SellerHead = styled.div`
  display: grid;
  gap: var(--ps-space-2);
  justify-items: start;
  padding-block-end: var(--ps-space-3);
  padding-inline: var(--ps-space-3);
  line-height: var(--ps-leading-snug);
  overflow-wrap: anywhere;
`;

/** Beside a page of the seller's area: its links, in groups. */
export const SellerSide = styled.div`
  min-inline-size: 0;

  /* A seller's tables have many columns: on a large screen the page is as wide as they need, with its header. */
  html:has(&) {
    --ps-page-width: 1680px;
  }

  & .frame-group > ul {
    padding: 0;
    list-style: none;
  }

  & .frame-heading {
    display: block;
    padding-block: var(--ps-space-3) var(--ps-space-1);
    padding-inline: var(--ps-space-3);
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-xs);
  }

  ${media.narrow} {
    & :is(.frame-group, .frame-group > ul) {
      display: flex;
      gap: var(--ps-space-1);
      align-items: center;
    }

    & .frame-heading {
      padding: 0;
      padding-inline-start: var(--ps-space-3);
      white-space: nowrap;
    }
  }
`;
