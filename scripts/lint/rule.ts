import type { RuleTester } from 'oxlint/plugins-dev';

/** A lint rule as oxlint's plugins take it; only the rule tester exports this type. */
export type Rule = Parameters<RuleTester['run']>[1];
