/** Random, and known to the chat alone: it tells a visitor's next visit from another's. Made after consent, never before. */
const CHAT_ID_KEY = 'partshop-chat';

/** What was written in this tab to the chat that comes with the shop. */
export const CONVERSATION_KEY = 'partshop-chat-messages';

/** The visitor's number in the chat; a browser that lets nothing be stored gets another on each document. */
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

/** 128 random bits. `randomUUID` is there on https alone. */
function makeId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function forgetChat(): void {
  try {
    localStorage.removeItem(CHAT_ID_KEY);
    sessionStorage.removeItem(CONVERSATION_KEY);
  } catch {
    // Nothing can have been stored either.
  }
}
