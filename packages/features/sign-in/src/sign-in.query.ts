/** What a page reads of its address that leads on to another one. */
export const TARGET_QUERY = ['target'] as const;

/** Registration also says by its address that it has just been done. */
export const REGISTER_QUERY = ['target', 'welcome'] as const;
