/** What a chat service learns about the visitor: a random id and the page's language, nothing else. */
export type ChatOptions = { chatId: string; lang: string };

export type ChatMessage = {
  id: string;
  from: 'visitor' | 'shop';
  text: string;
  /** ISO instant. */
  at: string;
};

/** A chat without a user interface: the shop's own panel shows it. */
export type Conversation = {
  kind: 'conversation';
  /** The earlier messages, the oldest first. */
  history: readonly ChatMessage[];
  /** Resolves with the reply; rejects if the message did not get through. */
  send: (text: string) => Promise<ChatMessage>;
  close: () => void;
};

export type OpenChat =
  | Conversation
  /** The chat rendered itself into the container. */
  | { kind: 'drawn'; close: () => void }
  /** The chat has a window of its own, outside the container. */
  | { kind: 'elsewhere' };

/** A chat service. It is opened only after the visitor's consent; `open` rejects if the chat is not available. */
export type ChatAdapter = { open: (container: HTMLElement, options: ChatOptions) => Promise<OpenChat> };
