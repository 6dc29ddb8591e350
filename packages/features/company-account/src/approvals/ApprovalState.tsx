import type { ApprovalSummary } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { Badge } from '@partshop/ui';
import { messages } from './approvals.messages.ts';

const TONES = { waiting: 'attention', ordered: 'positive', refused: 'critical', withdrawn: 'neutral' } as const;

export function ApprovalState({ state }: Pick<ApprovalSummary, 'state'>) {
  const t = useTexts(messages);
  return <Badge tone={TONES[state]}>{t(state)}</Badge>;
}
