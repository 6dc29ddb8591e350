import { styled } from 'styled-components';

export const Recent = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-2);

  & > h3 {
    font-size: var(--ps-type-md);
  }

  & > ul {
    display: grid;
    padding: 0;
    border-block-start: 1px solid var(--ps-color-line);
    list-style: none;
  }

  & li {
    display: flex;
    gap: var(--ps-space-1);
    align-items: center;
    border-block-end: 1px solid var(--ps-color-line);
  }

  & .recent-car {
    display: flex;
    flex: 1;
    gap: var(--ps-space-3);
    align-items: center;
    justify-content: space-between;
    min-inline-size: 0;
    min-block-size: 48px;
    padding-inline: var(--ps-space-2);
    border: 0;
    border-radius: var(--ps-radius-md);
    background: none;
    color: var(--ps-color-text);
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  & .recent-car:hover {
    background: var(--ps-color-hover);
  }

  & .recent-car > svg {
    flex: none;
    color: var(--ps-color-text-muted);
  }
`;
