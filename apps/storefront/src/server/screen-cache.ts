import { ServerStyleSheet } from 'styled-components';
import { sharedStateOf, type CoreState, type SharedState } from '@partshop/features/core';
import type { Assets } from './assets.ts';
import { headOfScreen, styleHashes } from './document.ts';

/** How long a process works with the texts and the configuration that it read, in milliseconds. */
const MAX_AGE = 60_000;

/**
 * The styles of a screen: its sheet lives as long as the process, so that a rule is written once and later renders find it.
 * Bounded by the number of routes, since no rule depends on a prop.
 */
class ScreenStyles {
  readonly #sheet = new ServerStyleSheet();
  readonly #assets: Assets;
  #ruleCount = -1;
  /** The head of the document with these styles. */
  head = '';
  /** For the content security policy. */
  hashes = '';

  constructor(assets: Assets) {
    this.#assets = assets;
  }

  get instance(): ServerStyleSheet['instance'] {
    return this.#sheet.instance;
  }

  /** Takes over what a render added. Writing all rules out costs more than a look whether there are new ones. */
  refresh(): void {
    let count = 0;
    for (const names of this.instance.names.values()) count += names.size;
    if (count === this.#ruleCount) return;
    this.#ruleCount = count;
    const tags = this.#sheet.getStyleTags();
    this.head = headOfScreen(this.#assets, tags);
    this.hashes = styleHashes(tags);
  }
}

/** What a process keeps from one render of a screen to the next: its styles, and the state that is the same for every visitor. */
export class ScreenCache {
  readonly #assets: Assets;
  readonly #now: () => number;
  readonly #styles = new Map<string, ScreenStyles>();
  readonly #scopes = new WeakMap<object, Map<string, object>>();
  readonly #states = new Map<string, { keptAt: number; state: SharedState }>();

  constructor(assets: Assets, now: () => number = Date.now) {
    this.#assets = assets;
    this.#now = now;
  }

  /** `screen` names what is rendered: a route, or the error in its place. */
  stylesOf(screen: string): ScreenStyles {
    const known = this.#styles.get(screen);
    if (known) return known;
    const made = new ScreenStyles(this.#assets);
    this.#styles.set(screen, made);
    return made;
  }

  /**
   * What the compiled markup of a screen belongs to: the screen, since its styles come with the first render of each part, and the
   * texts, which are one object until they are read again.
   */
  scopeOf(screen: string, { localization: { loadedValues, lang } }: CoreState): object {
    const scopes = this.#scopes.get(loadedValues) ?? new Map<string, object>();
    this.#scopes.set(loadedValues, scopes);
    const name = `${screen} ${lang}`;
    const scope = scopes.get(name) ?? {};
    scopes.set(name, scope);
    return scope;
  }

  /** What the store of the section's next visitor begins with; undefined where nothing young enough is kept. */
  stateOf(section: string, lang: string): SharedState | undefined {
    const kept = this.#states.get(`${section} ${lang}`);
    return kept && this.#now() - kept.keptAt < MAX_AGE ? kept.state : undefined;
  }

  /** Keeps the shared part of a visitor's state, unless as much came from here. */
  keepState(section: string, lang: string, state: CoreState): void {
    const known = this.stateOf(section, lang);
    if (known && known.localization.loadedValues === state.localization.loadedValues) return;
    const shared = sharedStateOf(state);
    if (!shared) return;
    const key = `${section} ${lang}`;
    // More texts came to those that are kept: their age stays that of the oldest.
    this.#states.set(key, { keptAt: (known && this.#states.get(key)?.keptAt) ?? this.#now(), state: shared });
  }
}
