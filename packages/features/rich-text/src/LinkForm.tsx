import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Editor } from '@tiptap/react';
import { useTexts } from '@partshop/features/core';
import { Button, TextField } from '@partshop/ui';
import { messages } from './rich-text.messages.ts';
import { isLinkAddress } from './link-address.ts';

type LinkFormProps = { editor: Editor; /** The selection is in a link. */ isLink: boolean; onClose: () => void };

/** Adds a link to the selected text, or changes or removes the one there. Without a selection the address becomes the text. */
export function LinkForm({ editor, isLink, onClose }: LinkFormProps) {
  const t = useTexts(messages);
  const field = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [isWrong, setIsWrong] = useState(false);
  useEffect(() => field.current?.focus(), []);

  const apply = () => {
    const href = address.trim();
    if (!isLinkAddress(href)) {
      setIsWrong(true);
      field.current?.focus();
      return;
    }
    const edit = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !isLink) {
      edit.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else edit.setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  /** Enter would send the form around, and Escape close the dialog. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') apply();
    else {
      onClose();
      editor.commands.focus();
    }
  };

  return (
    <div className="text-link">
      <TextField
        ref={field}
        name="address"
        label={t('address')}
        type="url"
        dir="ltr"
        value={address}
        error={isWrong ? t('addressWrong') : undefined}
        onValueChange={(value) => {
          setAddress(value);
          setIsWrong(false);
        }}
        onKeyDown={onKeyDown}
      />
      <Button onClick={apply}>{t('setLink')}</Button>
      {isLink ? (
        <Button variant="quiet" onClick={remove}>
          {t('removeLink')}
        </Button>
      ) : null}
    </div>
  );
}
