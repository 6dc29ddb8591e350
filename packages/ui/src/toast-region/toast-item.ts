import type { ReactNode } from 'react';
import type { Tone } from '../tone-icon.tsx';

export type ToastItem = {
  id: string;
  tone: Tone;
  text: ReactNode;
  /** A link or a button: undo, go to the basket. */
  actions?: ReactNode;
  /**
   * Milliseconds until the message disappears, not counting the time while the pointer or the focus is on the region. Without it
   * the message stays, as errors should.
   */
  duration?: number | undefined;
};
