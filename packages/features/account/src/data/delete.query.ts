/** The query parameters of the page; `done` marks it after the account was deleted. */
export const DELETE_QUERY = ['done'] as const;
