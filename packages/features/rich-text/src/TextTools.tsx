import { useState, type KeyboardEvent } from 'react';
import { useEditorState, type Editor } from '@tiptap/react';
import { useLocale, useTexts } from '@partshop/features/core';
import { IconButton, LinkIcon } from '@partshop/ui';
import { HISTORY_TOOLS, MARKUP_TOOLS, type TextTool } from './text-tools.ts';
import { messages } from './rich-text.messages.ts';
import { LinkForm } from './LinkForm.tsx';

const STEP: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The toolbar of the editor. It is one tab stop; the arrow keys move inside it. */
export function TextTools({ editor }: { editor: Editor }) {
  const t = useTexts(messages);
  const { direction } = useLocale();
  const [isLinkOpen, setIsLinkOpen] = useState(false);
  const [stop, setStop] = useState<string>('heading2');
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: MARKUP_TOOLS.flatMap(({ name, isActive }) => (isActive?.(current) ? name : [])),
      possible: HISTORY_TOOLS.flatMap(({ name, isPossible }) => (isPossible?.(current) ? name : [])),
      isLink: current.isActive('link'),
    }),
  });

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = (STEP[event.key] ?? 0) * (direction === 'rtl' ? -1 : 1);
    const ends: Partial<Record<string, number>> = { Home: 0, End: buttons.length - 1 };
    const next = ends[event.key] ?? (step === 0 ? null : (at + step + buttons.length) % buttons.length);
    if (at === -1 || next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  const stopProps = (name: string) => ({ tabIndex: stop === name ? 0 : -1, onFocus: () => setStop(name) });

  const toButton = ({ name, icon: Icon, run, isActive }: TextTool) => {
    const isImpossible = !isActive && !states.possible.includes(name);
    return (
      <IconButton
        key={name}
        label={t(name)}
        {...stopProps(name)}
        {...(isActive ? { 'aria-pressed': states.active.includes(name) } : { 'aria-disabled': isImpossible })}
        onClick={() => isImpossible || run(editor)}
      >
        <Icon />
      </IconButton>
    );
  };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons have the focus, one of them by Tab */}
      <div className="text-tools" role="toolbar" aria-label={t('tools')} onKeyDown={move}>
        {MARKUP_TOOLS.map(toButton)}
        <IconButton
          label={t('link')}
          {...stopProps('link')}
          aria-pressed={states.isLink}
          aria-expanded={isLinkOpen}
          onClick={() => setIsLinkOpen(!isLinkOpen)}
        >
          <LinkIcon />
        </IconButton>
        {HISTORY_TOOLS.map(toButton)}
      </div>
      {isLinkOpen ? <LinkForm editor={editor} isLink={states.isLink} onClose={() => setIsLinkOpen(false)} /> : null}
    </>
  );
}
