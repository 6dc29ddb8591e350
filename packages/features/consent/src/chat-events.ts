import { createAction } from '@reduxjs/toolkit';

/** The chat has opened, and the visitor may write. */
export const chatOpened = createAction<{ chatId: string }>('consent/chatOpened');
