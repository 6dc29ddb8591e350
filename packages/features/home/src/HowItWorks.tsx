import { useTexts } from '@partshop/features/core';
import { messages } from './home.messages.ts';

const STEPS = [
  { title: 'howFind', text: 'howFindText' },
  { title: 'howCompare', text: 'howCompareText' },
  { title: 'howReceive', text: 'howReceiveText' },
] as const;

/** A purchase in three steps. */
export function HowItWorks() {
  const t = useTexts(messages);
  return (
    <section className="how" aria-labelledby="how">
      <h2 id="how">{t('howTitle')}</h2>
      <ol className="how-steps">
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
