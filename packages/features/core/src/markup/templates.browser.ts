/** A browser renders by React alone and does without the server's renderer. */
export const Templates = null;
