import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { CoreState } from '../store/root-reducer.ts';
import { localizePath } from '../localization/locales.ts';
import { AppProvider, useLang } from '../localization/localized.tsx';
import { cases } from '../testing/cases.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import { createFragment } from './create-fragment.tsx';
import { PageFragments, FragmentsContext } from './page-fragments.ts';

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
  const parts = new PageFragments(of, 'secret');
  const { store } = createTestApp({ locale });
  const markup = parts.fill(
    renderToString(
      <FragmentsContext value={parts}>
        <AppProvider store={store}>{node}</AppProvider>
      </FragmentsContext>,
    ),
  );
  // New variants compile after the render.
  await Promise.resolve();
  return markup;
}

describe('a fragment', () => {
  const Note = createFragment<NoteProps>(PlainNote, ['title', 'text']);

  it('has the markup that React renders, for any text', async () => {
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
      { numRuns: cases(100) },
    );
  });

  it('is cached for each scope, so that each language has its own', async () => {
    const props = { title: 'a', text: '', isLoud: false };
    const english = {};
    for (let turn = 0; turn < 2; turn++) {
      expect(await render(<Note {...props} />)).toContain('lang="ru"');
      expect(await render(<Note {...props} />, 'en', english)).toContain('lang="en"');
    }
  });

  it('cannot read the store or the address, which belong to one visitor', async () => {
    const Curious = createFragment(() => useSelector((state: CoreState) => state.page.title));
    const Lost = createFragment(() => useLocation().pathname);
    await expect(render(<Curious />)).rejects.toThrow('context');
    await expect(render(<Lost />)).rejects.toThrow('Router');
  });

  it('is rendered by React if it computes something from its texts', async () => {
    const Sum = createFragment<{ amount: string }>(({ amount }) => <b>{BigInt(amount).toString()}</b>, ['amount']);
    expect(await render(<Sum amount="12" />)).toBe('<b>12</b>');
    expect(await render(<Sum amount="13" />)).toBe('<b>13</b>');
  });

  it('is rendered by React if it makes an address of a text, which a template would insert unchanged', async () => {
    const Way = createFragment<{ path: string }>(({ path }) => <a href={localizePath(path, 'en')}>go</a>, ['path']);
    for (const path of ['/basket', '//evil.example', '/\\evil.example', '/basket'])
      expect(await render(<Way path={path} />)).toBe(renderToString(<a href={localizePath(path, 'en')}>go</a>));
  });

  it.each<[string, (text: string) => string]>([
    ['compares its text as a number', (text) => (Number(text) > 5 ? `many ${text}` : `few ${text}`)],
    ['changes the case of its text', (text) => text.toUpperCase()],
    ['cuts its text', (text) => text.slice(0, 4)],
    ['looks for something in its text', (text) => (text.startsWith('/') ? 'path' : text)],
    ['shows its text by its length', (text) => '*'.repeat(text.length)],
  ])('is rendered by React if it %s', async (_what, shown) => {
    const Shown = createFragment<{ text: string }>(({ text }) => <b>{shown(text)}</b>, ['text']);
    for (const text of ['1', '12', 'w712', '/w712', 'W 712/75', '3'])
      expect(await render(<Shown text={text} />)).toBe(`<b>${shown(text)}</b>`);
  });
});
