import { defineFeature } from '@partshop/features/core';
import { ConsentHost } from './ConsentHost.tsx';
import { consentWatchers } from './consent-watchers.saga.ts';
import { VisitLog } from './VisitLog.tsx';

export const feature = defineFeature({
  popups: { chat: async () => import('./chat.popup.ts') },
  slots: { beforePage: ConsentHost, afterPage: VisitLog },
  watchers: consentWatchers,
});
