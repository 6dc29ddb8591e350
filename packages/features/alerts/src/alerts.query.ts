/** `article` is the id of the article to be told of. */
export const ADD_QUERY = ['article'] as const;
