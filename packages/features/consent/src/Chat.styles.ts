import { styled } from 'styled-components';

/** Styles of the chat's panel. */
export const ChatBody = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: var(--ps-space-5);
  min-block-size: 100%;

  & .chat-reach {
    display: grid;
    gap: var(--ps-space-2);
    font-size: var(--ps-type-sm);
  }

  & .chat-reach > p {
    color: var(--ps-color-text-muted);
  }

  & .chat-reach > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-1) var(--ps-space-4);
    padding: 0;
    list-style: none;
  }

  & .chat-question {
    display: grid;
    gap: var(--ps-space-3);
    align-content: start;
    justify-items: start;
  }

  & .chat-window {
    display: flex;
    flex-direction: column;
    gap: var(--ps-space-4);
  }

  & .chat-drawn:empty {
    display: none;
  }

  & .chat-window > .chat-log {
    flex: 1;
  }

  & .chat-log,
  & .chat-messages {
    display: grid;
    gap: var(--ps-space-3);
    align-content: start;
    padding: 0;
    list-style: none;
  }

  & .chat-message {
    display: grid;
    gap: var(--ps-space-1);
    justify-items: start;
    max-inline-size: 88%;
  }

  & .chat-message[data-from='visitor'] {
    justify-items: end;
    justify-self: end;
  }

  & .chat-from,
  & .chat-end {
    color: var(--ps-color-text-muted);
    font-size: var(--ps-type-sm);
    line-height: var(--ps-leading-snug);
  }

  & .chat-end {
    min-block-size: 1lh;
  }

  & .chat-text {
    padding-block: var(--ps-space-2);
    padding-inline: var(--ps-space-3);
    border: 1px solid transparent;
    border-radius: var(--ps-radius-lg);
    border-start-start-radius: var(--ps-radius-sm);
    background: var(--ps-color-sunken);
    line-height: var(--ps-leading-snug);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  & [data-from='visitor'] > .chat-text {
    border-start-start-radius: var(--ps-radius-lg);
    border-start-end-radius: var(--ps-radius-sm);
    background: var(--ps-color-accent-soft);
  }

  & [data-delivery='failed'] > .chat-text {
    border-color: var(--ps-color-critical-line);
  }

  & .chat-failed {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ps-space-2);
    align-items: center;
    color: var(--ps-color-critical-text);
    font-size: var(--ps-type-sm);
  }

  & .chat-form {
    display: grid;
    gap: var(--ps-space-3);
    justify-items: stretch;
  }
`;
