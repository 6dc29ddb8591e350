import { styled } from 'styled-components';

/** The page and its groups. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-6);

  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-3);
  }

  & > section > h2 {
    font-size: var(--ps-type-lg);
  }
`;
