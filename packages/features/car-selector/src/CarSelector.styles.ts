import { styled } from 'styled-components';

export const Selector = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-3);

  & .car-outcome:empty {
    display: none;
  }

  & .car-note {
    color: var(--ps-color-text-muted);
  }
`;
