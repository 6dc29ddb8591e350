import { styled } from 'styled-components';

export const ErrorPage = styled.div`
  display: grid;
  gap: var(--ps-space-6);
  align-content: center;
  min-block-size: min(50vh, 420px);

  .error-search {
    flex-basis: 420px;
    inline-size: min(100%, 420px);
  }
`;
