import { styled } from 'styled-components';

/** The page that stands in for a provider's. */
export const DemoPayPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  inline-size: min(100%, 480px);
  margin-inline: auto;

  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-4);
  }

  & form {
    display: grid;
    gap: var(--ps-space-3);
  }
`;
