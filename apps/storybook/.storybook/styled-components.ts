import type { UserConfig } from 'vite';

/** Gives components the same ids in Storybook, its tests and the shop. */
export const styledComponents: UserConfig['oxc'] = {
  plugins: { styledComponents: { ssr: true, displayName: true, minify: true, pure: true } },
};
