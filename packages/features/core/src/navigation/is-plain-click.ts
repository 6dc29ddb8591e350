type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click follows its link here, and not in another tab or window. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);
