import { styled } from 'styled-components';
import { media } from '@partshop/ui';

export const PostEditorRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ps-space-6);

  & h2 {
    font-size: var(--ps-type-lg);
  }

  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-3);
  }

  & > [data-ui='Card'] {
    max-inline-size: 44rem;
  }

  & :is(.posts, .history) {
    display: grid;
    border-block-end: 1px solid var(--ps-color-line);
  }

  & :is(.posts, .history) > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-4);
    align-items: baseline;
    padding-block: var(--ps-space-3);
    border-block-start: 1px solid var(--ps-color-line);
  }

  & .posts > li > a {
    flex: 1 1 20rem;
  }

  & .post-state {
    display: inline-flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
    align-items: center;
  }

  & .post-note {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .editor-columns {
    display: grid;
    grid-template-columns: minmax(0, 44rem) minmax(16rem, 1fr);
    gap: var(--ps-space-8);
    align-items: start;
  }

  & :is(.editor-side, .publishing) {
    display: grid;
    gap: var(--ps-space-4);
    justify-items: stretch;
  }

  & .editor-side {
    gap: var(--ps-space-8);
  }

  & .editor-acts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2) var(--ps-space-4);
    align-items: center;
  }

  & .figures {
    font-size: var(--ps-type-sm);
  }

  & .figures > summary {
    inline-size: fit-content;
    color: var(--ps-color-accent-text);
    cursor: pointer;
  }

  & .figures dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-4);
    padding-block: var(--ps-space-1);
  }

  & .figures dt {
    min-inline-size: 11rem;
  }

  ${media.narrow} {
    & .editor-columns {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
