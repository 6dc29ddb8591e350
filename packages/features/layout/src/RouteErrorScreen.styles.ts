import { styled } from 'styled-components';

export const ErrorPage = styled.div`
  display: grid;
  gap: var(--ps-space-6);
  align-content: center;
  min-block-size: 50vh;

  .error-search {
    flex-basis: 420px;
    inline-size: min(100%, 420px);
  }

  .error-cars {
    display: grid;
    gap: var(--ps-space-4);
    justify-self: center;
    inline-size: min(100%, 720px);
  }

  .error-cars > h2 {
    font-size: var(--ps-type-lg);
    text-align: center;
  }
`;
