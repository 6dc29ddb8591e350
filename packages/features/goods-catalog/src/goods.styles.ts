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
`;
