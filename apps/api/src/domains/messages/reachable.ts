import type { MessageTools } from './message-tools.ts';
import type { Contact } from './message.ts';

/** How somebody can be reached: by SMS where the phone's country is served, by mail where there is an address. */
export function contactsOf(
  { phone, email }: { phone: string; email: string },
  { messengers, sms }: Pick<MessageTools, 'messengers' | 'sms'>,
): Contact[] {
  const contacts: Contact[] = [];
  if (sms.serves(phone)) contacts.push({ channel: 'sms', to: phone });
  if (email !== '') contacts.push({ channel: 'mail', to: email });
  return contacts.filter(({ channel }) => !messengers.missing?.includes(channel));
}
