import { Link } from '@partshop/ui';
import type { Section } from './post-html.ts';

type ContentsProps = {
  sections: readonly Section[];
  label: string;
  /** Of the titles, where it is not that of the page. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
};

/** The list of a page's sections. */
export function Contents({ sections, label, ...foreign }: ContentsProps) {
  return (
    <nav className="contents" aria-label={label}>
      <p aria-hidden="true">{label}</p>
      <ul className="contents-list" {...foreign}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link href={`#${id}`} variant="standalone">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
