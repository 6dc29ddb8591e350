import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { CoreState } from '../store/root-reducer.ts';
import { AppProvider, useLang } from '../localization/localized.tsx';
import { createTestApp } from '../testing/create-test-app.ts';
import { createPart } from './create-part.tsx';
import { PageParts, PartsContext } from './page-parts.ts';
import { Utf8Writer } from './utf8-writer.ts';

type NoteProps = { title: string; text: string; isLoud: boolean };

function PlainNote({ title, text, isLoud }: NoteProps) {
  return (
    <section aria-label={title} lang={useLang()} className={isLoud ? 'loud' : undefined}>
      {text === '' ? null : <p title={text}>{text}</p>} {title}
    </section>
  );
}

const scope = {};

async function render(node: React.ReactNode, locale: 'ru' | 'en' = 'ru', of: object = scope): Promise<string> {
  const parts = new PageParts(of, 'secret');
  const out = new Utf8Writer(new Uint8Array(64));
  const { store } = createTestApp({ locale });
  parts.fill(
    renderToString(
      <PartsContext value={parts}>
        <AppProvider store={store}>{node}</AppProvider>
      </PartsContext>,
    ),
    out,
  );
  // What waits is compiled after the render.
  await Promise.resolve();
  return new TextDecoder().decode(out.written);
}

describe('a part', () => {
  const Note = createPart<NoteProps>(PlainNote, ['title', 'text']);

  it('is written as React renders it, for any text', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('', '"><script>', '&amp;', '\uE000title\uE001'),
    );
    await fc.assert(
      fc.asyncProperty(fc.record({ title: text, text, isLoud: fc.boolean() }), async (props) => {
        await render(<Note {...props} />);
        const byReact = await render(<PlainNote {...props} />);
        expect(await render(<Note {...props} />)).toBe(byReact);
      }),
    );
  });

  it('is kept apart for each scope, so that each language has its own', async () => {
    const props = { title: 'a', text: '', isLoud: false };
    const english = {};
    for (let turn = 0; turn < 2; turn++) {
      expect(await render(<Note {...props} />)).toContain('lang="ru"');
      expect(await render(<Note {...props} />, 'en', english)).toContain('lang="en"');
    }
  });

  it('cannot read the store or the address, which belong to one visitor', async () => {
    const Curious = createPart(() => useSelector((state: CoreState) => state.page.title));
    const Lost = createPart(() => useLocation().pathname);
    await expect(render(<Curious />)).rejects.toThrow('context');
    await expect(render(<Lost />)).rejects.toThrow('Router');
  });

  it('stays React’s where it calculates with its texts', async () => {
    const Sum = createPart<{ amount: string }>(({ amount }) => <b>{BigInt(amount).toString()}</b>, ['amount']);
    expect(await render(<Sum amount="12" />)).toBe('<b>12</b>');
    expect(await render(<Sum amount="13" />)).toBe('<b>13</b>');
  });
});
