/** A browser renders rows by React alone and does without the server's renderer. */
export const renderRow = null;
