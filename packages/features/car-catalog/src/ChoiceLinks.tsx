import { useHref } from '@partshop/features/core';
import type { Choice } from './car-catalog.loadables.ts';

type ChoiceLinksProps = {
  /** The path above the choices. */
  root: string;
  choices: readonly (Pick<Choice, 'url'> & { text: string })[];
  /** @default 'list' */
  look?: 'list' | 'cards';
};

/** Links to brands, models or engines, one level below `root`. */
export function ChoiceLinks({ root, choices, look = 'list' }: ChoiceLinksProps) {
  const href = useHref();
  return (
    <ul className={look === 'cards' ? 'catalogue-cards' : 'catalogue-links'}>
      {choices.map(({ url, text }) => (
        <li key={url}>
          <a href={href(`${root}/${encodeURIComponent(url)}`)}>
            <bdi>{text}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
