import { ServerStyleSheet } from 'styled-components';
import { sharedStateOf, type CoreState, type SharedState } from '@partshop/features/core';
import type { Assets } from './assets.ts';
import { headOfScreen, styleHashes } from './document.ts';
import { splitStyleTag } from './page-style-tags.ts';

/** How long a process reuses the texts and the configuration that it loaded, in milliseconds. */
const MAX_AGE = 60_000;

/**
 * The styles of a screen. The style sheet lives as long as the process, so that later renders find the rules of earlier ones.
 * Its size is bounded by the number of routes, since no rule depends on a prop.
 */
class ScreenStyles {
  readonly #sheet = new ServerStyleSheet();
  readonly #assets: Assets;
  #ruleCount = -1;
  /** The part of the document's head with these styles. */
  head = '';
  /** The styles' hashes for the content security policy. */
  hashes = '';

  constructor(assets: Assets) {
    this.#assets = assets;
  }

  get instance(): ServerStyleSheet['instance'] {
    return this.#sheet.instance;
  }

  /** Adds the rules of the last render. Counts the rules first, because writing them all out is slow. */
  refresh(): void {
    let count = 0;
    for (const names of this.instance.names.values()) count += names.size;
    if (count === this.#ruleCount) return;
    this.#ruleCount = count;
    const tags = splitStyleTag(this.#sheet.getStyleTags());
    this.head = headOfScreen(this.#assets, tags);
    this.hashes = styleHashes(tags);
  }
}

/** What a process reuses between renders of a screen: its styles, and the state that is the same for every visitor. */
export class ScreenCache {
  readonly #assets: Assets;
  readonly #now: () => number;
  readonly #styles = new Map<string, ScreenStyles>();
  readonly #scopes = new WeakMap<object, Map<string, object>>();
  readonly #states = new Map<string, { cachedAt: number; state: SharedState }>();

  constructor(assets: Assets, now: () => number = Date.now) {
    this.#assets = assets;
    this.#now = now;
  }

  /** `screen` identifies what is rendered: a route, or its error page. */
  stylesOf(screen: string): ScreenStyles {
    const known = this.#styles.get(screen);
    if (known) return known;
    const made = new ScreenStyles(this.#assets);
    this.#styles.set(screen, made);
    return made;
  }

  /**
   * The cache key of a screen's compiled fragments: the screen, whose styles come with the first render of each fragment, and
   * the texts, which stay one object until they are loaded again.
   */
  scopeOf(screen: string, { localization: { loadedValues, lang } }: CoreState): object {
    const scopes = this.#scopes.get(loadedValues) ?? new Map<string, object>();
    this.#scopes.set(loadedValues, scopes);
    const name = `${screen} ${lang}`;
    const scope = scopes.get(name) ?? {};
    scopes.set(name, scope);
    return scope;
  }

  /** The initial state for the next visitor of the section; undefined where none is fresh. */
  stateOf(section: string, lang: string): SharedState | undefined {
    const cached = this.#states.get(`${section} ${lang}`);
    return cached && this.#now() - cached.cachedAt < MAX_AGE ? cached.state : undefined;
  }

  /** Caches the shared part of a visitor's state, unless the visitor started with the same texts. */
  cacheState(section: string, lang: string, state: CoreState): void {
    const known = this.stateOf(section, lang);
    if (known && known.localization.loadedValues === state.localization.loadedValues) return;
    const shared = sharedStateOf(state);
    if (!shared) return;
    const key = `${section} ${lang}`;
    // The new state has more texts, but its age stays that of the oldest.
    this.#states.set(key, { cachedAt: (known && this.#states.get(key)?.cachedAt) ?? this.#now(), state: shared });
  }
}
