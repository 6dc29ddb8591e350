import { styled } from 'styled-components';

export const CarListRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-3);
  padding-block-start: var(--ps-space-2);

  & :is(.car-count, .car-source, .car-years, summary > span) {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .car-own {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ps-space-3);
    align-items: baseline;
  }

  & ul {
    display: grid;
    gap: var(--ps-space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & li > ul {
    gap: var(--ps-space-1);
    padding-inline-start: var(--ps-space-4);
    font-size: var(--ps-type-sm);
  }

  & .car-brand {
    border-block-end: 1px solid var(--ps-color-line);
  }

  & .car-brand > ul {
    padding-block-end: var(--ps-space-3);
  }

  & .car-brand > summary {
    display: flex;
    gap: var(--ps-space-3);
    align-items: baseline;
    padding-block: var(--ps-space-2);
    font-weight: var(--ps-weight-medium);
    list-style: none;
    cursor: pointer;
  }

  & .car-brand > summary > span {
    margin-inline-start: auto;
    font-weight: normal;
  }

  & .car-brand > summary > svg {
    align-self: center;
  }

  & .car-brand[open] > summary > svg {
    rotate: 180deg;
  }

  & li > ul > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ps-space-3);
  }

  & li a {
    display: inline-block;
    padding-block: var(--ps-space-half);
  }

  @media (pointer: coarse) {
    & li a {
      padding-block: var(--ps-space-3);
    }
  }

  & .car-term {
    color: var(--ps-color-attention-text);
  }
`;
