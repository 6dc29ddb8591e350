import type { SiteConfig } from '@partshop/api-client';
import { paths } from '@partshop/features/shared';
import type { messages } from './paperwork.messages.ts';

type TextName = keyof typeof messages.texts;

/** A section by the id that links name; each paragraph is a text. */
type Section = {
  id: string;
  title: TextName;
  texts: readonly TextName[];
  /** A page that tells it all. */
  link?: { text: TextName; to: string };
};

/** The sections of a shop that grants such bonuses; null while its settings are unknown. */
export function sectionsOf(bonus: SiteConfig['bonus'] | null): Section[] {
  return [
    {
      id: 'terms',
      title: 'termsTitle',
      texts: ['termsOrder', 'termsPrice', 'termsDelivery', 'termsPayment', 'termsRefusal', 'termsReturn'],
    },
    ...(bonus?.orderShare
      ? [
          {
            id: 'bonuses',
            title: 'bonusTitle',
            texts: ['bonusLead'],
            link: { text: 'bonusLink', to: paths.bonusClub.to() },
          } as const,
        ]
      : []),
    {
      id: 'wholesale',
      title: 'wholesaleTitle',
      texts: ['wholesaleWho', 'wholesalePrice', 'wholesaleOrder', 'wholesaleDebt'],
    },
    {
      id: 'consent',
      title: 'consentTitle',
      texts: ['consentWhat', 'consentWhy', 'consentWho', 'consentTerm', 'consentWithdraw'],
    },
    { id: 'browser', title: 'browserTitle', texts: ['browserNeeded', 'browserSeen', 'browserCars', 'browserChosen'] },
  ];
}
