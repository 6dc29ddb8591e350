import { useSelector } from 'react-redux';
import { useTexts, type CoreState } from '@partshop/features/core';
import { shopFacts } from './home.loadables.ts';
import { messages } from './home.messages.ts';

/** What the shop has, in one line; nothing of which there is none, or where it could not be counted. */
export function Facts() {
  const t = useTexts(messages);
  const known = useSelector((state: CoreState) => shopFacts.select(state, 'shop'));
  if (!('data' in known) || !known.data) return null;
  const { offers, sellers, points, cities } = known.data;
  const facts = [
    { count: offers, text: t('offersCount', { count: offers }) },
    { count: sellers, text: t('sellersCount', { count: sellers }) },
    { count: points, text: t('pointsCount', { count: points, cities }) },
  ].filter(({ count }) => count > 0);
  if (facts.length === 0) return null;
  return (
    <ul className="facts" aria-label={t('factsTitle')}>
      {facts.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
