import type { LocalisedText } from '../../categories/part-category.ts';

/** A title, what it is about in a sentence, and HTML, each in every language of the demo. */
export type DemoPostText = { title: LocalisedText; teaser: LocalisedText; html: LocalisedText };
