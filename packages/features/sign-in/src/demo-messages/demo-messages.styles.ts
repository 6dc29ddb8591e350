import { styled } from 'styled-components';

/** A list of messages of a readable width. */
export const Messages = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 44rem);
  gap: var(--ps-space-5);
  justify-content: center;

  & .messages {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-3);
    padding: 0;
    list-style: none;
  }

  & .message {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ps-space-2);
  }

  & .message-head {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-3);
    align-items: center;
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
  }

  & .message-head > time {
    margin-inline-start: auto;
  }

  & .message-text {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
