import { useHref, useTexts } from '@partshop/features/core';
import { MakerMark, paths } from '@partshop/features/shared';
import { DIGITS, type LetterGroup } from './catalogues-choice.ts';
import { messages } from './catalogues.messages.ts';

const idOf = (letter: string) => `makers-${letter === DIGITS ? '0' : letter}`;

/** Links to the letters, then the makers of each with the number of their goods. */
export function MakersByLetter({ groups }: { groups: readonly LetterGroup[] }) {
  const t = useTexts(messages);
  const href = useHref();
  const nameOf = (letter: string) => (letter === DIGITS ? t('digits') : letter);
  return (
    <>
      {groups.length > 1 ? (
        <nav aria-label={t('letters')}>
          <ul className="makers-letters">
            {groups.map(({ letter }) => (
              <li key={letter}>
                <a href={`#${idOf(letter)}`}>{nameOf(letter)}</a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {groups.map(({ letter, makers }) => (
        <section key={letter} className="makers-group" aria-labelledby={idOf(letter)}>
          <h2 id={idOf(letter)}>
            <bdi>{nameOf(letter)}</bdi>
          </h2>
          <ul className="makers-list">
            {makers.map(({ catalogKey, catalogName, catalogImage, goodsCount }) => (
              <li key={catalogKey}>
                <a className="maker" href={href(paths.catalogue.to(catalogKey))}>
                  <MakerMark name={catalogName} picture={catalogImage} />
                  <span>
                    <bdi translate="no">{catalogName}</bdi>
                    <span className="maker-count">{t('goodsCount', { count: goodsCount })}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
