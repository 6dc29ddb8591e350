import type { ReactNode } from 'react';
import { EditorContent, type Editor } from '@tiptap/react';
import { MAX_ARTICLE_LENGTH } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { messages } from './rich-text.messages.ts';
import { TextFrame } from './text-editor.styles.ts';
import { TextTools } from './TextTools.tsx';

type TextBoxProps = {
  /** Null until it is ready. */
  editor: Editor | null;
  /** The HTML in it. */
  html: string;
  label: string;
  /** Under the text. */
  children: ReactNode;
};

/** The box of a text with its toolbar, and what is to be known of the text. */
export function TextBox({ editor, html, label, children }: TextBoxProps) {
  const t = useTexts(messages);
  return (
    <TextFrame>
      <span className="text-label" aria-hidden="true">
        {label}
      </span>
      <div className="text-box">
        {editor ? <TextTools editor={editor} /> : null}
        <EditorContent editor={editor} />
      </div>
      {children}
      {/<(?:table|figure|dl|img)\b/.test(html) ? <p className="text-note">{t('keptNote')}</p> : null}
      {isTooLong(html) ? (
        <p className="text-error" role="alert">
          {t('tooLong')}
        </p>
      ) : null}
    </TextFrame>
  );
}

/** Whether the server would refuse a text. */
export const isTooLong = (html: string): boolean => html.length > MAX_ARTICLE_LENGTH;
