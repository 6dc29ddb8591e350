import type { ReactNode } from 'react';
import type { Tone } from '../tone-icon.tsx';

export type ToastItem = {
  id: string;
  tone: Tone;
  text: ReactNode;
  /** One link or button: undo, to the basket. */
  action?: ReactNode;
  /**
   * Milliseconds until it goes by itself, not counting while someone reads or reaches for it. Without it the message stays,
   * as one about something that went wrong should.
   */
  duration?: number | undefined;
};
