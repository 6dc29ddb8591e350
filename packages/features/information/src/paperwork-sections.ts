import type { SiteConfig } from '@partshop/api-client';
import type { messages } from './paperwork.messages.ts';

type TextName = keyof typeof messages.texts;

/** A section by the id that links name; each paragraph is a text. */
type Section = { id: string; title: TextName; texts: readonly TextName[] };

/** The sections of a shop that grants such bonuses; null while its settings are unknown. */
export function sectionsOf(bonus: SiteConfig['bonus'] | null): Section[] {
  return [
    {
      id: 'terms',
      title: 'termsTitle',
      texts: ['termsOrder', 'termsPrice', 'termsDelivery', 'termsPayment', 'termsRefusal', 'termsReturn'],
    },
    ...(bonus?.orderShare ? [bonusSection(bonus)] : []),
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

/** Bonuses of clients who registered earlier pay for orders also where a registration earns none any more. */
function bonusSection({ welcome }: SiteConfig['bonus']): Section {
  const granted: TextName[] = welcome > 0 ? ['bonusGranted'] : [];
  return { id: 'bonuses', title: 'bonusTitle', texts: [...granted, 'bonusPays', 'bonusWho'] };
}
