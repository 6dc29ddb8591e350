import { media } from '@partshop/ui';
import { styled } from 'styled-components';

export const GoodsRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-6);

  & > [data-ui='Breadcrumbs'] {
    margin-block-end: calc(-1 * var(--ps-space-3));
  }

  & .goods-head {
    display: flex;
    gap: var(--ps-space-4);
    align-items: center;
  }

  & .goods-head > [data-ui='PageHeading'] {
    flex: 1;
  }

  & .goods-columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4) var(--ps-space-8);
    align-items: start;
  }

  & .goods-list {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);
    scroll-margin-block-start: var(--ps-space-4);
  }

  & .goods-toolbar {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2) var(--ps-space-4);
    align-items: center;
    justify-content: space-between;
  }

  & .goods-toolbar > p {
    font-weight: var(--ps-weight-medium);
    font-variant-numeric: tabular-nums;
  }

  ${media.wide} {
    & .goods-columns {
      grid-template-columns: 248px minmax(0, 1fr);
    }
  }
`;
