/** Whether a load has just been started. */
export const PHOTOS_QUERY = ['done'] as const;
