import { styled } from 'styled-components';

export const Garage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-4);

  & > button {
    justify-self: start;
  }

  & > form {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-3);
  }
`;
