import type { ReviseAnswer } from '@partshop/api-client';

export const STATE_TONES = { new: 'neutral', agreed: 'positive', disputed: 'critical' } as const;

/** What a report without an answer is: not signed. */
export const stateOf = (answer: ReviseAnswer | null): keyof typeof STATE_TONES => answer?.state ?? 'new';
