import type { RuleTester } from 'oxlint/plugins-dev';

/** A lint rule as oxlint's plugins take it; the type is reached through the tester, the only public name it has. */
export type Rule = Parameters<RuleTester['run']>[1];
