/** What is read of the settings. */
type Judged = {
  demo: unknown;
  trustedProxies: readonly unknown[];
  messages: { publicOrigin?: string | undefined };
};

/** What a person should hear of settings that can be used; `isProduction`: somebody said so, and no default did. */
export function settingsWarnings(
  { demo, trustedProxies, messages: { publicOrigin } }: Judged,
  { isProduction }: { isProduction: boolean },
): string[] {
  const warnings: string[] = [];
  if (demo && (isProduction || publicOrigin !== undefined)) {
    warnings.push(
      'THIS IS A DEMO: everybody knows the passwords of its logins, an admin’s too, and codes are shown on a page instead of' +
        ' being sent. Set DEMO=off for a shop of your own.',
    );
  }
  if (publicOrigin?.startsWith('https:') && trustedProxies.length === 0) {
    warnings.push(
      'PUBLIC_ORIGIN is on https, so a proxy stands before the shop, and TRUSTED_PROXIES does not name it: all visitors' +
        ' count as one address, and one of them can use up the limits of all.',
    );
  }
  return warnings;
}
