/** `number` fills the field in. */
export const FIND_QUERY = ['number'] as const;
