import { expect, type CDPSession, type Page } from '@playwright/test';

/** A page of a hundred offers takes a while to open and to read. Milliseconds. */
const PATIENCE = 20_000;

type Session = Pick<CDPSession, 'send'>;
type Tree = Awaited<ReturnType<typeof readTree>>;
type Node = Tree['nodes'][number];

/** A line that is said: a text, or a pattern where goods and prices differ. */
type Line = string | RegExp;

/** What is said of these is their name: what they hold is not read again. */
const NAMED = new Set(
  `heading link button img option menuitem tab progressbar DisclosureTriangle
  textbox searchbox spinbutton combobox checkbox radio switch slider`.split(/\s+/),
);

/** Parts that a screen reader announces on the way in, by name if they have one. */
const PLACES = new Set(
  `banner navigation main contentinfo search region form complementary
  dialog alertdialog alert status group radiogroup list table tablist`.split(/\s+/),
);

/** Without a name these say nothing. */
const SILENT_UNNAMED = new Set(['region', 'form', 'group', 'status', 'alert', 'list', 'img']);

/**
 * Reads pages as a screen reader does, from Chromium's accessibility tree: what is on the page in reading order, what has the focus, and
 * what live regions announce. A line is `role: name, states`, such as `heading 1: Basket` or `checkbox: Agree, not checked`; plain text
 * has no role. What a line of a script must say is in the tree, but not in these words: each screen reader has its own.
 */
export class ScreenReader {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Call before the first page is opened. */
  static async on(page: Page): Promise<ScreenReader> {
    await page.addInitScript(recordAnnouncements);
    return new ScreenReader(page);
  }

  /** The lines of the page, or of the open dialog. */
  async lines(): Promise<string[]> {
    const session = await this.#page.context().newCDPSession(this.#page);
    const { nodes } = await readTree(session);
    await session.detach();
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const root = nodes[0];
    return root ? withoutRepeats(spoken(root, byId)) : [];
  }

  /** Expects the page to be read in this order, with other lines between these. */
  async reads(script: readonly Line[]): Promise<void> {
    await expect(async () => {
      const lines = await this.lines();
      let at = 0;
      for (const line of script) {
        const found = lines.findIndex((said, index) => index >= at && isSaid(said, line));
        const rest = lines.slice(at, at + 40).join('\n  ');
        expect(found, `“${String(line)}” is said after “${lines[at - 1] ?? ''}”, which goes on:\n  ${rest}`).not.toBe(
          -1,
        );
        at = found + 1;
      }
    }).toPass({ timeout: PATIENCE });
  }

  /** Expects that nothing on the page is read so, such as what lies behind a dialog. */
  async doesNotRead(line: Line): Promise<void> {
    expect((await this.lines()).filter((said) => isSaid(said, line))).toEqual([]);
  }

  /** Expects the focus to be on what says this line. */
  async focusIsOn(line: Line): Promise<void> {
    await expect(async () => {
      const session = await this.#page.context().newCDPSession(this.#page);
      const { nodes } = await readTree(session);
      await session.detach();
      const focused = nodes.filter((node) => !node.ignored && property(node, 'focused') === true).at(-1);
      expect(isSaid(focused ? lineOf(focused) : '', line), `${focused && lineOf(focused)} has the focus`).toBe(true);
    }).toPass({ timeout: PATIENCE });
  }

  /** Expects a live region to have announced this since the last call. */
  async hears(line: Line): Promise<void> {
    await expect(async () => {
      const heard = await this.#heard();
      expect(
        heard.filter((said) => isSaid(said, line)),
        `“${String(line)}” is announced, not ${heard.join(' | ')}`,
      ).not.toEqual([]);
    }).toPass({ timeout: PATIENCE });
    await this.#page.evaluate(() => void ((window as unknown as Recording).announced = []));
  }

  async #heard(): Promise<string[]> {
    const heard = await this.#page.evaluate(() => (window as unknown as Recording).announced);
    return heard.map(plain);
  }
}

/** A line of this role that begins with the name, up to its first `{value}`, and then says the rest, in this order. */
export function says(role: string, name: string, ...rest: readonly string[]): RegExp {
  const [start = ''] = name.split('{');
  const literal = [start, ...rest].map((part) => plain(part).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${role === '' ? '' : `${role}:? ?`}${literal.join('.*')}`);
}

type Recording = { announced: string[] };

async function readTree(session: Session) {
  return session.send('Accessibility.getFullAXTree');
}

/** Runs in the page: keeps the text of a live region whenever it changes. */
function recordAnnouncements(): void {
  const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
  const announced: string[] = [];
  (window as unknown as Recording).announced = announced;
  new MutationObserver((changes) => {
    const { announced: kept } = window as unknown as Recording;
    for (const { target, addedNodes, type } of changes) {
      if (type === 'childList' && addedNodes.length === 0) continue;
      const place = target instanceof Element ? target : target.parentElement;
      const added = [...addedNodes].flatMap((node) =>
        node instanceof Element ? [...node.querySelectorAll('[role="alert"]')] : [],
      );
      const own = [...addedNodes].filter((node) => node instanceof Element && node.matches('[role="alert"]'));
      const region = place?.closest(LIVE);
      for (const live of [...(region ? [region] : []), ...added, ...own]) kept.push(live.textContent ?? '');
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const plain = (text: string): string =>
  text
    .replaceAll(/[\u2066-\u2069\u200E\u200F]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

function isSaid(said: string, line: Line): boolean {
  return typeof line === 'string' ? said === plain(line) : line.test(said);
}

function spoken(node: Node, byId: ReadonlyMap<string, Node>): string[] {
  const role = roleOf(node);
  const own = isSpoken(node) ? [lineOf(node)] : [];
  if (!node.ignored && (NAMED.has(role) || role === 'StaticText') && role !== 'heading') return own;
  const children = (node.childIds ?? []).flatMap((id) => {
    const child = byId.get(id);
    return child ? [child] : [];
  });
  const inside = children.flatMap((child) => spoken(child, byId));
  // A heading gives its text; links in it are said to be links.
  return [...own, ...(role === 'heading' ? inside.filter((line) => line.startsWith('link')) : inside)];
}

function isSpoken(node: Node): boolean {
  if (node.ignored) return false;
  const role = roleOf(node);
  const name = nameOf(node);
  if (role === 'StaticText') return /[\p{L}\p{N}]/u.test(name);
  if (SILENT_UNNAMED.has(role) && name === '') return false;
  return NAMED.has(role) || PLACES.has(role);
}

const roleOf = (node: Node): string => String(node.role?.value ?? '');
const nameOf = (node: Node): string => plain(String(node.name?.value ?? ''));

function property(node: Node, name: string): unknown {
  return node.properties?.find((each) => each.name === name)?.value.value;
}

function lineOf(node: Node): string {
  const role = roleOf(node);
  const name = nameOf(node);
  if (role === 'StaticText') return name;
  const level = role === 'heading' ? ` ${String(property(node, 'level'))}` : '';
  const states = statesOf(node, role);
  return `${role}${level}${name === '' ? '' : `: ${name}`}${states.map((state) => `, ${state}`).join('')}`;
}

function statesOf(node: Node, role: string): string[] {
  const value = plain(String(node.value?.value ?? ''));
  const checked = property(node, 'checked');
  const expanded = property(node, 'expanded');
  const description = plain(String(node.description?.value ?? ''));
  const states = [
    ['checkbox', 'radio', 'switch'].includes(role) && (checked === 'true' ? 'checked' : 'not checked'),
    expanded !== undefined && (expanded === true ? 'expanded' : 'collapsed'),
    property(node, 'required') === true && 'required',
    property(node, 'disabled') === true && 'disabled',
    property(node, 'invalid') === 'true' && 'invalid',
    value !== '' && !['link', 'img', 'heading'].includes(role) && value,
    description !== '' && description !== nameOf(node) && description,
  ];
  return states.filter((state): state is string => typeof state === 'string');
}

/** An accessible name and the text beside it that gives the name are read once. */
function withoutRepeats(lines: readonly string[]): string[] {
  return lines.filter((line, index) => line !== lines[index - 1]);
}
