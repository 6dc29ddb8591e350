import type { Channel, MessageTools } from '../messages/index.ts';

export type Contact = { channel: Channel; to: string };

/** How a buyer can be reached: by SMS where the phone's country is served, by mail where there is an address. */
export function contactsOf(
  { phone, email }: { phone: string; email: string },
  { messengers, sms }: Pick<MessageTools, 'messengers' | 'sms'>,
): Contact[] {
  const contacts: Contact[] = [];
  if (sms.serves(phone)) contacts.push({ channel: 'sms', to: phone });
  if (email !== '') contacts.push({ channel: 'mail', to: email });
  return contacts.filter(({ channel }) => !messengers.missing?.includes(channel));
}
