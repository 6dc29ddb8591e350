import { styled } from 'styled-components';

export const HistoryRoot = styled.div`
  display: grid;
  gap: var(--ps-space-6);
  justify-items: start;
  max-inline-size: 44rem;

  & .history-list {
    inline-size: 100%;
    padding: 0;
    border: 1px solid var(--ps-color-line);
    border-radius: var(--ps-radius-lg);
    background: var(--ps-color-surface);
    list-style: none;
  }

  & .history-list > li {
    display: flex;
    gap: var(--ps-space-3);
    align-items: center;
    min-block-size: var(--ps-control-lg);
    padding-inline: var(--ps-space-4) var(--ps-space-1);
  }

  & .history-list > li + li {
    border-block-start: 1px solid var(--ps-color-line);
  }

  & .history-list a {
    flex: 1;
    min-inline-size: 0;
    padding-block: var(--ps-space-2);
    overflow-wrap: anywhere;
  }

  & .history-list time {
    flex: none;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }
`;
