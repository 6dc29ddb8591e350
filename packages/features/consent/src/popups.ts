import type { Popups } from '@partshop/features/core';

export const consentPopups: Popups = { chat: async () => import('./chat.popup.ts') };
