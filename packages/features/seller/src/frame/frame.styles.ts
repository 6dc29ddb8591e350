import { styled } from 'styled-components';

/** The name of the seller and how it goes. */
export const SellerHead = styled.div`
  display: grid;
  gap: var(--ps-space-2);
  justify-items: start;
  padding-block-end: var(--ps-space-3);
  padding-inline: var(--ps-space-3);
  line-height: var(--ps-leading-snug);
  overflow-wrap: anywhere;
`;
