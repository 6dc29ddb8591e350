/** What a chat is told about the visitor: a random number and the page's language, nothing else. */
export type ChatOptions = { chatId: string; lang: string };

export type ChatMessage = {
  id: string;
  from: 'visitor' | 'shop';
  text: string;
  /** ISO instant. */
  at: string;
};

/** A chat without a face: the shop's own panel shows it. */
export type Conversation = {
  kind: 'conversation';
  /** What was said before, the oldest first. */
  history: readonly ChatMessage[];
  /** Gives the answer; throws where the message did not get through. */
  send: (text: string) => Promise<ChatMessage>;
  close: () => void;
};

export type OpenChat =
  | Conversation
  /** The chat has drawn itself into the container. */
  | { kind: 'drawn'; close: () => void }
  /** The chat has a window of its own, outside the container. */
  | { kind: 'elsewhere' };

/** A chat service. It is asked after the visitor's consent alone, and throws where the chat cannot be had. */
export type ChatAdapter = { open: (container: HTMLElement, options: ChatOptions) => Promise<OpenChat> };
