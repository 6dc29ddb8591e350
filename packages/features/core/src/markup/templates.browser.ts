/** A browser renders with React only, and does not load the server's renderer. */
export const Templates = null;
