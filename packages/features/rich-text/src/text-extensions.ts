import { StarterKit } from '@tiptap/starter-kit';
import { keptMarkup } from './kept-markup.ts';
import { isLinkAddress } from './link-address.ts';

/** What an article may consist of: the markup that the server lets through, so that nothing is lost on saving. */
export const textExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    // It would add an empty paragraph to every article that ends with a list.
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      isAllowedUri: isLinkAddress,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  ...keptMarkup,
];
