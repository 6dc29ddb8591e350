import type { Rule } from './rule.ts';

const DIRECTIVE = /^\s*(?:oxlint|eslint)-disable(?:-next-line|-line)?\b(?<rest>[\s\S]*)$/;
const MIN_REASON_LENGTH = 10;

/** A disabled rule needs a reason: `// oxlint-disable-next-line no-danger -- the text was escaped by …`. */
export const disableReason: Rule = {
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const rest = DIRECTIVE.exec(comment.value)?.groups?.['rest'];
          if (rest === undefined) continue;
          const reason = rest.split('--').slice(1).join('--').trim();
          if (reason.length >= MIN_REASON_LENGTH) continue;
          context.report({ message: "Say why the rule is off: '-- reason' after its name.", node: comment });
        }
      },
    };
  },
};
