/** The settings that warnings are based on. */
type Judged = {
  demo: unknown;
  trustedProxies: readonly unknown[];
  messages: { publicOrigin?: string | undefined };
};

/** Warnings about valid settings. `isProduction`: production was set explicitly, not by default. */
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
