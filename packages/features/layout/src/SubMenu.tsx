import { createFragment, useHere, useHref, useTexts } from '@partshop/features/core';
import { openLinks } from '@partshop/features/shared';
import { messages } from './layout.messages.ts';
import { SECTION_LINKS, sectionOf } from './shop-links.ts';
import { SubMenuRoot } from './SubMenu.styles.ts';

/** The main sections in a row under the header (§2 Sub-menu); nothing while none of them exists. */
export function SubMenu() {
  const { pathname } = useHere();
  return openLinks(SECTION_LINKS).length === 0 ? null : <Sections current={sectionOf(pathname)} />;
}

const Sections = createFragment<{ current: string }>(function SectionLinks({ current }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <SubMenuRoot aria-label={t('sections')}>
      <ul className="sections">
        {openLinks(SECTION_LINKS).map(({ name, path }) => (
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
