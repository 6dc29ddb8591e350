/** A random id that only the chat knows, to recognise a visitor who returns. Made after consent, never before. */
const CHAT_ID_KEY = 'partshop-chat';

/** The messages of this tab to the built-in chat. */
export const CONVERSATION_KEY = 'partshop-chat-messages';

/** The visitor's id in the chat; without storage each document gets a new one. */
export function ownChatId(): string {
  try {
    const known = localStorage.getItem(CHAT_ID_KEY);
    if (known !== null && /^[\w-]{1,64}$/.test(known)) return known;
    const made = makeId();
    localStorage.setItem(CHAT_ID_KEY, made);
    return made;
  } catch {
    return makeId();
  }
}

/** 128 random bits. `randomUUID` exists only on https. */
function makeId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function forgetChat(): void {
  try {
    localStorage.removeItem(CHAT_ID_KEY);
    sessionStorage.removeItem(CONVERSATION_KEY);
  } catch {
    // Without storage there is nothing to remove.
  }
}
