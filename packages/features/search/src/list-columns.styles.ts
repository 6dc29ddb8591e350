import { media } from '@partshop/ui';
import { styled } from 'styled-components';

/** Filters beside a list: `.list-cards`, which begins with a `ListToolbar`. */
export const ListColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-4) var(--ps-space-8);
  align-items: start;

  & > .list-cards {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);
    scroll-margin-block-start: var(--ps-space-4);
  }

  & .list-toolbar {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2) var(--ps-space-4);
    align-items: center;
    justify-content: space-between;
  }

  & .list-toolbar > p {
    font-weight: var(--ps-weight-medium);
    font-variant-numeric: tabular-nums;
  }

  ${media.wide} {
    grid-template-columns: 248px minmax(0, 1fr);
  }
`;
