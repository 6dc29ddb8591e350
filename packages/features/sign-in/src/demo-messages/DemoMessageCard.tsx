import type { DemoMessage } from '@partshop/api-client';
import { useLocale, useTexts } from '@partshop/features/core';
import { SHOP_TIME_ZONE } from '@partshop/features/shared';
import { Badge, Card, DateTime, PartNumber } from '@partshop/ui';
import { messages } from './demo-messages.messages.ts';

export type DemoMessageCardProps = { message: DemoMessage };

/** A message whose addresses are links, and whose codes are set as codes. */
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
        {splitMarked(text).map(({ part, at }) => (
          <Part key={at} text={part} />
        ))}
      </p>
    </Card>
  );
}

/** Web addresses, paths of the shop, one-time codes and numbers of orders. */
const MARKED = /(https?:\/\/[^\s<>"]+|(?<!\S)\/[^\s<>"]+|\b\d{6}\b|\b\d{2}-\d{4}-\d{4}\b)/;

/** Splits a text into what is {@link MARKED} and the text between. */
function splitMarked(text: string): { part: string; at: number }[] {
  let at = 0;
  return text.split(MARKED).flatMap((part) => {
    if (part === '') return [];
    const piece = { part, at };
    at += part.length;
    return [piece];
  });
}

function Part({ text }: { text: string }) {
  if (!MARKED.test(text)) return text;
  return /^(?:http|\/)/.test(text) ? <a href={text}>{text}</a> : <PartNumber>{text}</PartNumber>;
}
