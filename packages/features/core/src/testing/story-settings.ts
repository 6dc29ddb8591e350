import { createContext } from 'react';
import type { ClientInfo, LanguageCode } from '@partshop/api-client';

export type StorySettings = { locale: LanguageCode; currentUser: ClientInfo | undefined };

/** Who looks at a story and in which language, as Storybook's toolbar says. */
export const StorySettingsContext = createContext<StorySettings>({ locale: 'ru', currentUser: undefined });
