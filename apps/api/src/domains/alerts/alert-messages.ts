import type { ArticleAlert, LanguageCode } from '@partshop/api-client/contract';
import type { ApiSetup } from '../../platform/http/api-setup.ts';
import { langPrefix } from '../../platform/http/language.ts';
import { formatMinor } from '../../platform/values/money.ts';
import { pricePath } from '../catalogue/index.ts';
import { signedId } from '../../platform/values/signed-id.ts';
import { alertTexts } from './alert-texts.ts';
import type { DueAlert } from './due-alerts.queries.ts';

export type LinkSetup = Pick<ApiSetup, 'sessionSecret' | 'publicOrigin'> & {
  siteConfig: Pick<ApiSetup['siteConfig'], 'defaultLang'>;
};

type Texts = { subject: string; text: string };
type Named = Pick<ArticleAlert, 'catalogName' | 'catalogFullNumber'>;

const nameOf = ({ catalogName, catalogFullNumber }: Named): string => `${catalogName} ${catalogFullNumber}`;

/** Writes the messages of alerts. A shop that does not know its public origin sends paths. */
export function createAlertMessages({ sessionSecret, publicOrigin = '', siteConfig }: LinkSetup) {
  const shopUrl = (lang: LanguageCode) => publicOrigin + langPrefix(lang, siteConfig);
  const linkOf = (lang: LanguageCode, id: number) => `${shopUrl(lang)}/alerts/${signedId(sessionSecret, 'alert', id)}`;

  return {
    /** Asks the recipient whether the messages are wanted. */
    confirmation(alert: Named & { id: number }, lang: LanguageCode): Texts {
      const { confirmSubject, confirm } = alertTexts(lang);
      const asked = { article: nameOf(alert), link: linkOf(lang, alert.id) };
      return { subject: confirmSubject(asked), text: confirm(asked) };
    },
    /** Tells that what an alert waits for is so. */
    news(alert: DueAlert): Texts {
      const { id, kind, lang, lowest, catalogKey, catalogFullNumber } = alert;
      const { locale, subject, text } = alertTexts(lang);
      const facts = {
        article: nameOf(alert),
        price: formatMinor(lowest, { locale, currency: 'RUB' }),
        page: shopUrl(lang) + pricePath(catalogKey, catalogFullNumber),
        link: linkOf(lang, id),
      };
      return { subject: subject[kind](facts), text: text[kind](facts) };
    },
  };
}
