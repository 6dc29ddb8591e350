import { styled } from 'styled-components';

export const Page = styled.div`
  --city-map-height: 520px;

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-6);
`;
