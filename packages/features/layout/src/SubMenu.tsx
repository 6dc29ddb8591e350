import { createFragment, useHere, useHref, useTexts } from '@partshop/features/core';
import { messages } from './layout.messages.ts';
import { SECTION_LINKS, sectionOf } from './shop-links.ts';
import { SubMenuRoot } from './SubMenu.styles.ts';

/** The main sections in a row under the header (§2 Sub-menu). */
export function SubMenu() {
  return <Sections current={sectionOf(useHere().pathname)} />;
}

const Sections = createFragment<{ current: string }>(function SectionLinks({ current }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <SubMenuRoot aria-label={t('sections')}>
      <ul className="sections">
        {SECTION_LINKS.map(({ name, path }) => (
          <li key={name}>
            <a className="section" href={href(path)} aria-current={name === current ? 'true' : undefined}>
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </SubMenuRoot>
  );
});
