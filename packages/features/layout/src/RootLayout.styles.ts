import { styled } from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
  min-block-size: 100dvh;

  > main {
    flex: 1;
    inline-size: 100%;
    max-inline-size: calc(var(--ps-page-width) + 2 * var(--ps-page-gutter));
    margin-inline: auto;
    padding: var(--ps-space-6) var(--ps-page-gutter) var(--ps-space-16);
  }

  > main:focus {
    outline: none;
  }

  .page-arrival {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
