import type { DemoMessage } from '@partshop/api-client';
import { useLocale, useTexts } from '@partshop/features/core';
import { SHOP_TIME_ZONE } from '@partshop/features/shared';
import { Badge, Card, DateTime } from '@partshop/ui';
import { messages } from './demo-messages.messages.ts';

export type DemoMessageCardProps = { message: DemoMessage };

/** A message whose addresses are links. */
export function DemoMessageCard({ message }: DemoMessageCardProps) {
  const t = useTexts(messages);
  const { format } = useLocale();
  const { channel, to, text, sentAt } = message;
  return (
    <Card as="li" className="message">
      <p className="message-head">
        <Badge tone={channel === 'sms' ? 'info' : 'neutral'}>{t(channel)}</Badge>
        <bdi dir="ltr">{to}</bdi>
        <DateTime value={sentAt} locale={format} timeZone={SHOP_TIME_ZONE} format="time" />
      </p>
      <p className="message-text" dir="auto">
        {splitLinks(text).map(({ part, at, isLink }) =>
          isLink ? (
            <a key={at} href={part}>
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </p>
    </Card>
  );
}

/** Splits a text into web addresses and the text between them. */
function splitLinks(text: string): { part: string; at: number; isLink: boolean }[] {
  let at = 0;
  return text.split(/(https?:\/\/[^\s<>"]+)/).map((part, index) => {
    const piece = { part, at, isLink: index % 2 === 1 };
    at += part.length;
    return piece;
  });
}
