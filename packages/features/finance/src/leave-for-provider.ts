/** Leaves the shop for the provider's page that the shop's server named; nothing happens for an address that is not https. */
export function leaveForProvider({ location }: Pick<Document, 'location'>, url: string): void {
  if (URL.canParse(url) && new URL(url).protocol === 'https:') location.assign(url);
}
