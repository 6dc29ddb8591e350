/** The days that are shown: from one to another, or the last so many. */
export const PERIOD_QUERY = ['from', 'to', 'days'] as const;
export const POSITIONS_QUERY = [...PERIOD_QUERY, 'kind', 'order', 'direction', 'number', 'page'] as const;
export const TRAFFIC_QUERY = [...POSITIONS_QUERY, 'article'] as const;
