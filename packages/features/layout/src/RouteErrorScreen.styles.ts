import { styled } from 'styled-components';

export const ErrorPage = styled.div`
  display: grid;
  align-content: center;
  min-block-size: 50vh;

  .error-search {
    inline-size: min(100%, 420px);
  }
`;
