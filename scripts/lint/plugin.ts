/** The project's own lint rules. `.oxlintrc.json` turns them on; oxlint runs this file in Node, which strips the types. */
import { builtInText } from './built-in-text.ts';
import { disableReason } from './disable-reason.ts';
import { localeSafety } from './locale-safety.ts';
import { ownClasses } from './own-classes.ts';
import { ownControls } from './own-controls.ts';
import { physicalSides } from './physical-sides.ts';
import type { Rule } from './rule.ts';

const plugin: { meta: { name: string }; rules: Record<string, Rule> } = {
  meta: { name: 'partshop' },
  rules: {
    'built-in-text': builtInText,
    'disable-reason': disableReason,
    'locale-safety': localeSafety,
    'own-classes': ownClasses,
    'own-controls': ownControls,
    'physical-sides': physicalSides,
  },
};

export default plugin;
