import { createContext } from 'react';
import type { ClientInfo, LanguageCode } from '@partshop/api-client';

export type StorySettings = { locale: LanguageCode; currentUser: ClientInfo | undefined };

/** The language and current user that Storybook's toolbar selects for a story. */
export const StorySettingsContext = createContext<StorySettings>({ locale: 'ru', currentUser: undefined });
