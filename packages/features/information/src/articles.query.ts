export const ARTICLES_QUERY = ['page'] as const;
