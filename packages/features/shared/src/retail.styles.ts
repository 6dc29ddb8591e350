import { styled } from 'styled-components';

export const Blocks = styled.ul`
  --retail-mark: 32px;

  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: var(--ps-space-6) var(--ps-space-8);

  & > li {
    display: grid;
    grid-template-columns: var(--retail-mark) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    column-gap: var(--ps-space-4);
  }

  & h2 {
    font-size: var(--ps-type-md);
    line-height: var(--retail-mark);
    letter-spacing: 0;
  }

  & p {
    grid-column: 2;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    text-wrap: pretty;
  }

  & svg {
    grid-row: 1 / 3;
    inline-size: 28px;
    block-size: var(--retail-mark);
    color: var(--ps-color-accent-text);
  }
`;
