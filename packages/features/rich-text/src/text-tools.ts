import type { Editor } from '@tiptap/react';
import { Bold, Heading2, Heading3, Italic, ListOrdered, Redo, Rows, Undo, type Icon } from '@partshop/ui';

export type TextTool = {
  /** Also the name of its text. */
  name: 'heading2' | 'heading3' | 'bold' | 'italic' | 'bulletList' | 'orderedList' | 'undo' | 'redo';
  icon: Icon;
  run: (editor: Editor) => void;
  /** Whether the selection has this markup; absent for a tool that is no markup. */
  isActive?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
};

export const MARKUP_TOOLS: readonly TextTool[] = [
  {
    name: 'heading2',
    icon: Heading2,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isActive: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    name: 'heading3',
    icon: Heading3,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'bold',
    icon: Bold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isActive: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    icon: Italic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isActive: (editor) => editor.isActive('italic'),
  },
  {
    name: 'bulletList',
    icon: Rows,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'orderedList',
    icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
];

export const HISTORY_TOOLS: readonly TextTool[] = [
  {
    name: 'undo',
    icon: Undo,
    run: (editor) => editor.chain().focus().undo().run(),
    isPossible: (editor) => editor.can().undo(),
  },
  {
    name: 'redo',
    icon: Redo,
    run: (editor) => editor.chain().focus().redo().run(),
    isPossible: (editor) => editor.can().redo(),
  },
];
