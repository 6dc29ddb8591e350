/** The least side of a target under a finger, in CSS pixels. */
const FINGER = 44;
/** The least side of a target that has the room of a finger to itself (WCAG 2.2, 2.5.8). */
const ALONE = 24;

const ROLES = ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'option', 'menuitem'];
const TARGETS = `a[href], button, input:not([type="hidden"]), select, textarea, summary, ${ROLES.map((role) => `[role="${role}"]`).join()}`;

/** Targets that another, larger one stands in for: the list beside the spots of a diagram, the calendar of a date. */
const REPEATED = '.ps-diagram-spot, .ps-date-segments input';

type Target = { element: HTMLElement; box: DOMRect };

/**
 * What a finger can hit on the page and is too small for it, such as "link “Delete”: 60 × 22". Each side of a target is 44 px, or 24 px
 * where no other target is nearer than that. Links within a sentence are as high as its lines.
 */
export function tooSmallTargets(): string[] {
  const page = [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal')) ?? document.body;
  const targets = [...page.querySelectorAll<HTMLElement>(TARGETS)]
    .filter(canBeHit)
    .map((element) => ({ element, box: hitBox(element) }))
    .filter(({ box }) => box.width > 1 && box.height > 1 && box.right > 0 && box.bottom > 0);
  return targets
    .filter((target) => shorterSide(target) < FINGER && !isInSentence(target.element) && !standsAlone(target, targets))
    .map(({ element, box }) => `${nameOf(element)}: ${Math.round(box.width)} × ${Math.round(box.height)}`);
}

const shorterSide = ({ box }: Target): number => Math.round(Math.min(box.width, box.height) * 10) / 10;

function canBeHit(element: HTMLElement): boolean {
  if (element.matches(`:disabled, [aria-disabled="true"], [inert] *, ${REPEATED}`)) return false;
  const shown = (element as HTMLInputElement).labels?.[0] ?? element;
  const hidden = element.closest('.ps-hidden:not(:focus-within)');
  return hidden === null && shown.checkVisibility({ visibilityProperty: true }) && pointerEvents(shown) !== 'none';
}

const pointerEvents = (element: Element): string => getComputedStyle(element).pointerEvents;

/**
 * The box that reacts: the element with what it draws around itself or over the card that holds it, and the label of a checkbox or a
 * radio button.
 */
function hitBox(element: HTMLElement): DOMRect {
  const boxes = [element.getBoundingClientRect()];
  if (element.matches('input:is([type="checkbox"], [type="radio"], [type="file"])'))
    boxes.push(...[...((element as HTMLInputElement).labels ?? [])].map((label) => label.getBoundingClientRect()));
  const isPlaced = getComputedStyle(element).position !== 'static';
  const room = (isPlaced ? element : (element.offsetParent ?? element)).getBoundingClientRect();
  for (const pseudo of ['::before', '::after']) {
    const { content, position, width, height } = getComputedStyle(element, pseudo);
    const [w, h] = [Number.parseFloat(width), Number.parseFloat(height)];
    if (content === 'none' || position !== 'absolute' || Number.isNaN(w + h)) continue;
    boxes.push(new DOMRect(room.x + (room.width - w) / 2, room.y + (room.height - h) / 2, w, h));
  }
  const start = { x: Math.min(...boxes.map(({ left }) => left)), y: Math.min(...boxes.map(({ top }) => top)) };
  const end = { x: Math.max(...boxes.map(({ right }) => right)), y: Math.max(...boxes.map(({ bottom }) => bottom)) };
  return new DOMRect(start.x, start.y, end.x - start.x, end.y - start.y);
}

/** Whether the target is a link with text before or after it on its line. */
function isInSentence(element: HTMLElement): boolean {
  if (getComputedStyle(element).display !== 'inline') return false;
  const block = blockAround(element);
  const links = [...block.querySelectorAll('a')].map(({ textContent }) => textContent.trim().length);
  return block.textContent.trim().length - links.reduce((sum, length) => sum + length, 0) > 1;
}

function blockAround(element: HTMLElement): HTMLElement {
  const { parentElement } = element;
  if (parentElement === null) return element;
  return /^inline|contents/.test(getComputedStyle(parentElement).display) ? blockAround(parentElement) : parentElement;
}

/** Whether a finger on the middle of the target touches no other one. */
function standsAlone(target: Target, all: readonly Target[]): boolean {
  if (shorterSide(target) < ALONE) return false;
  const x = target.box.x + target.box.width / 2;
  const y = target.box.y + target.box.height / 2;
  return all.every(({ element, box }) => {
    if (element.contains(target.element) || target.element.contains(element)) return true;
    const dx = Math.max(box.left - x, x - box.right, 0);
    const dy = Math.max(box.top - y, y - box.bottom, 0);
    return Math.hypot(dx, dy) >= FINGER / 2;
  });
}

function nameOf(element: HTMLElement): string {
  const role = element.getAttribute('role') ?? element.localName;
  const text = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30);
  return `${role}${element.className === '' ? '' : `.${element.className.split(' ')[0]}`} “${text}”`;
}
