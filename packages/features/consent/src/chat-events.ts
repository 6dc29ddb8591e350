import { createAction } from '@reduxjs/toolkit';

/** The chat is there and the visitor may write. */
export const chatOpened = createAction<{ chatId: string }>('consent/chatOpened');
