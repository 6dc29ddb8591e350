/**
 * Measurements inside the page. {@link installProbe} is sent to the browser as text, so it cannot use anything outside
 * itself. All times are milliseconds since the navigation started (`performance.now()`).
 */
export type Probe = {
  hydratedAt: number | null;
  /** When the first change after `watch` was painted. */
  changedAt: number | null;
  /** When the last click or key press happened. */
  actedAt: number;
  largestPaintAt: number;
  layoutShift: number;
  tasks: { start: number; duration: number }[];
  /** Durations of scripts in frames of 50 ms or more. */
  scripts: number[];
  /** Durations of interactions from input to the next paint (Event Timing, in steps of 8 ms). */
  interactions: number[];
  /** Starts to watch for the next change. */
  watch: (kind: 'basket' | 'offers') => void;
  /** Resolve once {@link hydratedAt} and {@link changedAt} are known. Polling each frame instead would cause frames. */
  hydrated: Promise<void>;
  changed: Promise<void>;
};

declare global {
  interface Window {
    probe: Probe;
  }
}

/** An entry of any observed type, with the fields that each type adds. */
type Entry = PerformanceEntry & {
  scripts?: { duration: number }[];
  value?: number;
  hadRecentInput?: boolean;
  interactionId?: number;
};

export function installProbe({ add, basket }: { add: string; basket: string }): void {
  // The early-input script counts in an attribute until the app takes over.
  const basketText = () => {
    const link = document.querySelector<HTMLElement>(basket);
    return /[1-9]\d*/.exec(link?.dataset['pending'] ?? link?.textContent ?? '')?.[0] ?? '';
  };
  const offersText = () => {
    const buttons = document.querySelectorAll(add);
    if (buttons.length === 0) return '';
    // Another order may begin with the same offer.
    const first = Array.from(buttons)
      .slice(0, 3)
      .map((button) => button.getAttribute('aria-label'));
    const found = document.querySelector('.toolbar-title [role=status]')?.textContent;
    return [buttons.length, ...first, document.querySelector('h1')?.textContent, found].join(' ');
  };
  let kind: 'basket' | 'offers' = 'basket';
  let before = '';
  let tellChanged = () => {};
  let tellHydrated = () => {};
  const probe: Probe = {
    hydrated: new Promise((resolve) => (tellHydrated = resolve)),
    changed: Promise.resolve(),
    hydratedAt: null,
    changedAt: null,
    actedAt: 0,
    largestPaintAt: 0,
    layoutShift: 0,
    tasks: [],
    scripts: [],
    interactions: [],
    watch: (next) => {
      kind = next;
      before = kind === 'basket' ? basketText() : offersText();
      probe.changedAt = null;
      probe.changed = new Promise((resolve) => (tellChanged = resolve));
      look.observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter: ['data-pending'],
      });
    },
  };
  window.probe = probe;

  /** A message that a frame posts arrives after the frame is painted. */
  const afterPaint = (tell: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', tell, { once: true });
      channel.port1.start();
      channel.port2.postMessage(0);
    });
  const look = new MutationObserver(() => {
    const now = kind === 'basket' ? basketText() : offersText();
    if (now === '' || now === before) return;
    look.disconnect();
    afterPaint(() => {
      probe.changedAt = performance.now();
      tellChanged();
    });
  });
  probe.watch('basket');

  const hydration = new MutationObserver(() => {
    if (document.documentElement?.dataset['hydrated'] === undefined) return;
    hydration.disconnect();
    probe.hydratedAt = performance.now();
    tellHydrated();
  });
  hydration.observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });

  const each = (init: PerformanceObserverInit, read: (entry: Entry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ buffered: true, ...init });
  each({ type: 'longtask' }, ({ startTime, duration }) => probe.tasks.push({ start: startTime, duration }));
  each({ type: 'long-animation-frame' }, ({ scripts = [] }) =>
    probe.scripts.push(...scripts.map(({ duration }) => duration)),
  );
  each({ type: 'layout-shift' }, ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) probe.layoutShift += value;
  });
  each({ type: 'largest-contentful-paint' }, ({ startTime }) => (probe.largestPaintAt = startTime));
  each({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit, ({ interactionId, duration }) => {
    if (interactionId) probe.interactions.push(duration);
  });

  for (const act of ['click', 'keydown']) {
    addEventListener(act, ({ timeStamp }) => (probe.actedAt = timeStamp), { capture: true, passive: true });
  }
  // Without a script, the form would navigate away; this listener is added last, so that every script runs first.
  const stay = (event: Event) => event.preventDefault();
  addEventListener(
    'submit',
    () => {
      removeEventListener('submit', stay);
      addEventListener('submit', stay);
    },
    { capture: true },
  );
}
