/** `point` is the id of the point that the map shows. */
export const POINT_QUERY = ['point'] as const;

/** `q` narrows the list to cities and addresses. */
export const SHOPS_QUERY = ['point', 'q'] as const;
