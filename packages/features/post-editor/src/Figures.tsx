import type { EditedPost } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { messages } from './post-editor.messages.ts';

/** The figures of the settings that a text may name, with what visitors see instead. */
export function Figures({ id, figures }: { id: string; figures: EditedPost['figures'] }) {
  const t = useTexts(messages);
  return (
    <details className="figures" id={id}>
      <summary className="ps-touch">{t('figures')}</summary>
      <p>{t('figuresText')}</p>
      <dl>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>
              <code dir="ltr">{`{${name}}`}</code>
            </dt>
            <dd>{value ?? t('noFigure')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
