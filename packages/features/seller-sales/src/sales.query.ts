/** The days that are shown: from one to another, or the last so many. */
export const PERIOD_QUERY = ['from', 'to', 'days'] as const;
export const POSITIONS_QUERY = [...PERIOD_QUERY, 'kind', 'order', 'number', 'page'] as const;
/** Beside the positions that are looked for, how their grid is arranged, and the named view that they came from. */
export const GOODS_QUERY = [...POSITIONS_QUERY, 'where', 'faults', 'columns', 'view'] as const;
export const TRAFFIC_QUERY = [...POSITIONS_QUERY, 'article'] as const;
