import { useCallback, useState } from 'react';
import type { Announcement } from './LiveRegion.tsx';

type Announce = (text: string, options?: { isUrgent?: boolean }) => void;

/** State for a `LiveRegion` and the function that sets it: `const [announcement, announce] = useAnnouncement()`. */
export function useAnnouncement(): [announcement: Announcement | undefined, announce: Announce] {
  const [announcement, setAnnouncement] = useState<Announcement & { id: number }>();
  const announce = useCallback<Announce>((text, { isUrgent = false } = {}) => {
    setAnnouncement((before) => ({ id: (before?.id ?? 0) + 1, text, isUrgent }));
  }, []);
  return [announcement, announce];
}
