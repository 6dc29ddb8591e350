import { useTexts } from '@partshop/features/core';
import { messages } from './car-catalog.messages.ts';

/** A longer article is folded. */
const LONG = 1500;

/** The article about a category, sanitised by the backend when saved and when read; nothing without one. */
export function Article({ html }: { html: string }) {
  const t = useTexts(messages);
  if (html === '') return null;
  // oxlint-disable-next-line react/no-danger -- sanitised HTML of an editor (§2: editable article)
  const text = <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
  if (visibleLength(html) <= LONG) return text;
  return (
    <details className="catalogue-more">
      <summary className="ps-touch">{t('about')}</summary>
      {text}
    </details>
  );
}

const visibleLength = (html: string): number => html.replaceAll(/<[^>]*>/g, '').length;
