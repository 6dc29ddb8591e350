import type { Popups } from '@partshop/core';

export const consentPopups: Popups = { chat: async () => import('./chat.popup.ts') };
