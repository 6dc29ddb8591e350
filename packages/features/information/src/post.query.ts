/** `preview` is the number of a version, which editors see as visitors would. */
export const POST_QUERY = ['preview'] as const;
