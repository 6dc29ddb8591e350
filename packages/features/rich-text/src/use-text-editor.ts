import { useState } from 'react';
import { useEditor, type Editor } from '@tiptap/react';
import { textExtensions } from './text-extensions.ts';

/** The HTML in an editor; empty without a text, where the editor has an empty paragraph. */
const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

type Options = {
  /** The HTML to begin with. */
  content: string;
  label: string;
  /** The id of the element that describes it. */
  describedBy: string;
  /** Where Escape does something else, such as closing a dialog. The editor would select the paragraph, which the next key would replace. */
  ignoresEscape?: boolean;
};

export type TextEditor = {
  /** Null until it is ready. */
  editor: Editor | null;
  /** The HTML in it. */
  html: string;
  /** Whether that differs from what it began with, or was replaced with. */
  isChanged: boolean;
  /** Begins anew with another HTML. */
  replace: (html: string) => void;
  /** Takes an HTML that it held as the beginning: that was saved. */
  keep: (html: string) => void;
};

/** An editor of a text with the markup that the server lets through. */
export function useTextEditor({ content, label, describedBy, ignoresEscape = false }: Options): TextEditor {
  const [unchanged, setUnchanged] = useState<string | null>(null);
  const [html, setHtml] = useState(content);
  const begin = (begun: Editor) => {
    setUnchanged(htmlOf(begun));
    setHtml(htmlOf(begun));
  };
  const editor = useEditor({
    extensions: textExtensions,
    content,
    immediatelyRender: false,
    // The content policy blocks a style element; the rules are in the component's styles.
    injectCSS: false,
    onCreate: ({ editor: created }) => begin(created),
    onUpdate: ({ editor: updated }) => setHtml(htmlOf(updated)),
    editorProps: {
      handleDOMEvents: { keydown: (_view, { key }) => ignoresEscape && key === 'Escape' },
      attributes: {
        class: 'prose',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': describedBy,
      },
    },
  });
  return {
    editor,
    html,
    isChanged: unchanged !== null && html !== unchanged,
    replace: (next) => {
      if (!editor) return;
      editor.commands.setContent(next);
      begin(editor);
    },
    keep: setUnchanged,
  };
}
