/**
 * The first script of every document, inline and about a kilobyte. Until the app has started it records what the visitor does
 * and shows feedback. Links and all other forms work natively.
 *
 * - It counts an add to the basket at the basket's link at once, makes its button busy, and hands it to the app later
 *   (`start-app.tsx`). If the visitor leaves earlier, it sends the add: before it follows a link, otherwise with `sendBeacon`.
 * - Buttons of a quantity stepper change its field; the app reads the field.
 * - It writes the names of what the browser's storage holds to `data-kept` of the document: styles keep room for what the app shows of
 *   it later, so that nothing moves.
 * - A change in a form with `data-sends="change"`, or in an element with it around the form, submits the form.
 */
import type { OfferFormField, OfferFormIntent, QuantityStep } from '@partshop/ui';
import type { EarlyAdd } from './early-input-types.ts';

const listening = new AbortController();
const { signal } = listening;
const untilHandedOver = { signal };
const kept: EarlyAdd[] = [];

const ADD: OfferFormIntent = 'add';
const QTY: OfferFormField = 'qty';
const LESS: `${QuantityStep}` = '-1';

const textOf = (form: HTMLFormElement, name: OfferFormField) =>
  (form.elements.namedItem(name) as HTMLInputElement | null)?.value;
const fieldsOf = ({ form, qty }: EarlyAdd): FormData => {
  const fields = new FormData(form);
  fields.set(QTY, qty);
  return fields;
};
const sendAll = (adds: EarlyAdd[]) => adds.forEach((add) => navigator.sendBeacon(add.form.action, fieldsOf(add)));

try {
  document.documentElement.dataset['kept'] = Object.keys(localStorage).join(' ');
} catch {
  // The storage is blocked: nothing is kept.
}

/** Sets an attribute only: React expects the elements as the server rendered them. */
function showCount(): void {
  const link = document.querySelector<HTMLElement>('[data-basket]');
  if (!link) return;
  const before = Number.parseInt(link.dataset['basket'] as string, 10) || 0;
  link.dataset['pending'] = String(kept.reduce((sum, { qty }) => sum + Number(qty), before));
}

addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    if (textOf(form, 'intent') !== ADD) return;
    event.preventDefault();
    // A click on a busy button is impatience.
    if (kept.some((add) => add.form === form)) return;
    kept.push({ form, qty: textOf(form, QTY) ?? '1' });
    event.submitter?.setAttribute('aria-busy', 'true');
    showCount();
  },
  untilHandedOver,
);

addEventListener(
  'change',
  ({ target }) => {
    const form = (target as HTMLInputElement).form;
    if (form?.closest('[data-sends=change]')) form.requestSubmit();
  },
  untilHandedOver,
);

addEventListener(
  'click',
  (event) => {
    const target = event.target as Element;
    const button = target.closest<HTMLElement>('[data-step]');
    const input = button?.closest('[data-ui=QuantityStepper]')?.querySelector('input');
    if (button?.dataset['step'] === LESS) input?.stepDown();
    else input?.stepUp();

    const link = target.closest('a');
    if (!link || kept.length === 0 || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    sendThenGo(link.href).catch(release);
  },
  untilHandedOver,
);

/** Sends the adds one by one: the first response sets the session cookie that the others need. */
async function sendThenGo(href: string): Promise<void> {
  for (let add = kept[0]; add; add = kept[0]) {
    await fetch(add.form.action, { method: 'POST', body: fieldsOf(add), redirect: 'manual' });
    kept.shift();
  }
  location.assign(href);
}

addEventListener('pagehide', () => sendAll(kept.splice(0)), untilHandedOver);

/** A module script that fails to load fires this event. */
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && release(), { signal, capture: true });

function handOver(): EarlyAdd[] {
  listening.abort();
  return kept.splice(0);
}

function release(): void {
  const [last, ...others] = handOver().toReversed();
  sendAll(others);
  last?.form.submit();
}

globalThis.earlyInput = { handOver, release };
