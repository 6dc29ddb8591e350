import { styled } from 'styled-components';

export const ErrorPage = styled.div`
  display: grid;
  gap: var(--ps-space-6);
  align-content: center;
  min-block-size: min(50vh, 420px);

  .error-successors {
    display: grid;
    gap: var(--ps-space-2);
    justify-items: center;
    text-align: center;

    h2 {
      font-size: var(--ps-type-lg);
    }

    ul {
      display: grid;
      gap: var(--ps-space-2);
      padding: 0;
      list-style: none;
    }
  }

  .error-search {
    flex-basis: 420px;
    inline-size: min(100%, 420px);
  }
`;
