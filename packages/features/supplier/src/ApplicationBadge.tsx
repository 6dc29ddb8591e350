import type { ApplicationState } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { Badge } from '@partshop/ui';
import { messages } from './state.messages.ts';

const TONES = { sent: 'info', asked: 'attention', accepted: 'positive', refused: 'critical' } as const;

export function ApplicationBadge({ state }: { state: ApplicationState }) {
  const t = useTexts(messages);
  return <Badge tone={TONES[state]}>{t(state)}</Badge>;
}
