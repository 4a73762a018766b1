import type { Point } from './browser-window.ts';

/** An element as a person would describe it: kind, and its text or label. */
export type ElementDescription = {
  role: 'link' | 'button' | 'radio' | 'field' | 'dialog' | 'region' | 'tab' | 'complementary';
  /** Full text, or the source of a pattern. */
  name: string | { pattern: string };
};

export type FindResult = {
  /** Whether a visible element matches. */
  isThere: boolean;
  /** Where it can be clicked, if requested: not covered, moving or disabled. */
  point?: Point;
  /** Its text; without an element that of the page. */
  words: string;
};

/** The element, an optional container, and whether it will be clicked. */
export type ElementSearch = {
  thing?: ElementDescription | undefined;
  within?: ElementDescription | undefined;
  toPress?: boolean;
};

/** Finds an element. Runs in the browser, so it is self-contained. */
export function findElement({ thing, within, toPress = false }: ElementSearch): FindResult {
  const selectors: Record<ElementDescription['role'], string> = {
    link: 'a[href]',
    button: 'button:not([role]), [role=button]',
    radio: 'input[type=radio]',
    field: 'input:not([type=radio], [type=checkbox]), textarea',
    dialog: 'dialog[open], [role=dialog]',
    region: 'section, [role=region]',
    complementary: 'aside',
    tab: '[role=tab]',
  };
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ');
    if (ids) return tidy(ids.map((id) => document.getElementById(id)?.innerText ?? '').join(' '));
    const label = element.getAttribute('aria-label');
    if (label !== null) return tidy(label);
    const { labels } = element as HTMLInputElement;
    return tidy(labels?.[0] ? labels[0].innerText : element.innerText);
  };
  const find = ({ role, name }: ElementDescription, root: ParentNode) =>
    [...root.querySelectorAll<HTMLElement>(selectors[role])].find((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (element.closest('[aria-hidden=true], [inert]')) return false;
      return typeof name === 'string'
        ? nameOf(element) === name
        : new RegExp(name.pattern).test(nameOf(element));
    });
  /** On a busy machine two checks may fall into one frame, so comparing positions is not enough. */
  const isMoving = () =>
    document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
  /** A click on the label clicks its field. */
  const pointOf = (element: HTMLElement): Point | undefined => {
    if (element.matches(':disabled') || isMoving()) return;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    const hit = document.elementFromPoint(point.x, point.y);
    return element.contains(hit) || hit?.closest('label')?.control === element ? point : undefined;
  };
  const root = within ? find(within, document) : document;
  const element = thing && root ? find(thing, root) : document.body;
  if (!root || !element) return { isThere: false, words: '' };
  const point = toPress && pointOf(element);
  return { isThere: true, words: tidy(element.innerText), ...(point ? { point } : {}) };
}
