import { useTexts } from '@partshop/features/core';
import { PageHeading } from '@partshop/ui';
import { ProgrammePage } from './bonus.styles.ts';
import { messages } from './programme.messages.ts';
import { useProgramme } from './use-programme.ts';

/** The sections; a shop whose registrations bring nothing has no first one. */
const SECTIONS = [
  { title: 'grantTitle', texts: ['grantText'] },
  { title: 'payTitle', texts: ['payText', 'payPromo', 'payFirst'] },
  { title: 'termTitle', texts: ['termText'] },
  { title: 'backTitle', texts: ['backText'] },
  { title: 'whoTitle', texts: ['whoText'] },
] as const;

/** /bonus-club: the terms of bonuses, with the figures of the settings. */
export function ClubScreen() {
  const t = useTexts(messages);
  const { isOpen, isGranted, values } = useProgramme();
  return (
    <ProgrammePage data-ui="BonusClub">
      <PageHeading title={t('clubTitle')} description={isOpen ? t('clubLead') : t('clubNone')} />
      {isOpen
        ? SECTIONS.filter(({ title }) => isGranted || title !== 'grantTitle').map(({ title, texts }) => (
            <section key={title} aria-labelledby={title}>
              <h2 id={title}>{t(title)}</h2>
              {texts.map((name) => (
                <p key={name} suppressHydrationWarning>
                  {t(name, values)}
                </p>
              ))}
            </section>
          ))
        : null}
    </ProgrammePage>
  );
}
