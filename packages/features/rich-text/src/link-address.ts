/** Whether an article may link to this address: a path of this shop, or a page of the web. The server has the same rule. */
export const isLinkAddress = (address: string): boolean => isOwnPath(address) || isWebAddress(address);

/** A path of this shop that no browser reads as another host. */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(address);

const isWebAddress = (address: string): boolean => /^https?:\/\/[^/\\]/i.test(address) && URL.canParse(address);
