/** The days of the statistics. */
export const STATISTICS_QUERY = ['from', 'to'] as const;
