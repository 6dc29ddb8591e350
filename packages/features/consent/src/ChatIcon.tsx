import type { ReactElement } from 'react';

/** A speech bubble with two lines. */
export function ChatIcon(): ReactElement {
  return (
    <svg className="ps-icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M20 4H4a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1h3v4l5-4h8a1 1 0 0 0 1-1V5a1 1 0 0 0-1-1Z" />
      <path d="M8 9h8M8 13h5" />
    </svg>
  );
}
