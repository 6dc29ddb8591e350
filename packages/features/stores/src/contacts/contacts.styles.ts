import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-6);

  & > .ways {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
    gap: var(--ps-space-4);
    align-items: start;
  }

  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-3);
    justify-items: start;
  }

  & h2 {
    font-size: var(--ps-type-md);
  }

  & h3 {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    font-weight: var(--ps-weight-medium);
  }

  & ul {
    display: grid;
    gap: var(--ps-space-3);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & li {
    display: grid;
    justify-items: start;
  }

  & dl {
    inline-size: 100%;
  }

  & .big {
    color: var(--ps-color-text);
    font-size: var(--ps-type-lg);
    font-weight: var(--ps-weight-medium);
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  & .big:hover {
    text-decoration: underline;
  }

  & .note {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .address {
    line-height: var(--ps-leading-snug);
    overflow-wrap: anywhere;
  }

  & .others {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2) var(--ps-space-6);
  }
`;
