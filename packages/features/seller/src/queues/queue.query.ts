/** The page of a queue, and what the seller has just done. */
export const QUEUE_QUERY = ['page', 'done'] as const;
