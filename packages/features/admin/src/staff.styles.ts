import { styled } from 'styled-components';
import { media } from '@partshop/ui';

export const StaffBarRoot = styled.aside`
  border-block-end: 1px solid var(--ps-color-line);
  background: var(--ps-color-sunken);
  font-size: var(--ps-type-sm);
  line-height: var(--ps-leading-snug);

  &[data-state='switched'] {
    position: sticky;
    z-index: var(--ps-layer-sticky);
    inset-block-start: 0;
    border-color: var(--ps-color-attention-line);
    background: var(--ps-color-attention-soft);
    color: var(--ps-color-attention-text);
  }

  .staff-row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2) var(--ps-space-5);
    align-items: center;
    max-inline-size: calc(var(--ps-page-width) + 2 * var(--ps-page-gutter));
    min-block-size: 44px;
    margin-inline: auto;
    padding: 6px var(--ps-page-gutter);
  }

  .staff-role,
  .staff-switched {
    display: flex;
    gap: var(--ps-space-2);
    align-items: center;
    font-weight: var(--ps-weight-medium);
  }

  .staff-switched {
    flex: 1 1 320px;
    min-inline-size: 0;
    font-weight: inherit;
  }

  .staff-switched > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .staff-hint {
    color: var(--ps-color-text-muted);
  }

  .staff-links {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ps-space-5);
    align-items: center;
  }

  .staff-link {
    color: var(--ps-color-text-muted);
    text-decoration: none;
  }

  .staff-link:hover {
    color: var(--ps-color-text);
    text-decoration: underline;
  }

  .staff-minutes {
    min-inline-size: 12ch;
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }

  .staff-acts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2) var(--ps-space-3);
    align-items: center;
    margin-inline-start: auto;
  }

  .staff-acts:not(:has(button)) {
    display: none;
  }

  ${media.narrow} {
    .staff-switched {
      flex-basis: 100%;
    }

    .staff-minutes {
      flex: 1;
      text-align: start;
    }

    /* Below the role and what can be done. */
    .staff-links {
      flex-basis: 100%;
      order: 1;
    }

    .staff-link {
      display: flex;
      align-items: center;
      min-block-size: 44px;
    }
  }

  @media print {
    display: none;
  }
`;
