import type { UploadType } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { messages } from '../upload.messages.ts';

type Target = { type: UploadType; listName: string | null };

/** What files change, as it is called: a price list, or the seller's claims of a type. */
export function useTargetName(): (target: Target) => string {
  const t = useTexts(messages);
  return ({ type, listName }) => listName ?? t(type);
}
