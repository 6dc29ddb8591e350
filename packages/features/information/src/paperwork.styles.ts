import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 44rem);
  gap: var(--ps-space-6);
  line-height: var(--ps-leading-normal);

  & .contents {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2) var(--ps-space-5);
  }

  & section {
    display: grid;
    gap: var(--ps-space-3);
    scroll-margin-block-start: var(--ps-space-6);
  }

  & h2 {
    font-size: var(--ps-type-lg);
  }
`;
