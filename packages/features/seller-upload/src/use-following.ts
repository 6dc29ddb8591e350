import { useEffect } from 'react';
import { useAppStore, useWatchers } from '@partshop/features/core';
import { uploadFollowed, uploadWatchers } from './follow-upload.saga.ts';
import type { ShownUpload } from './upload.loadables.ts';

/** Asks again and again how far an upload is while the component is shown. */
export function useFollowing({ id, page }: ShownUpload): void {
  const store = useAppStore();
  // Before the effect below: those of the whole page come after it.
  useWatchers(uploadWatchers);
  useEffect(() => {
    store.dispatch(uploadFollowed({ id, page }));
    return () => void store.dispatch(uploadFollowed(null));
  }, [store, id, page]);
}
