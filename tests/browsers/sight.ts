import type { Point } from './browser-window.ts';

/** What a person would call a thing by: what it is, and the words on it or beside it. */
export type Thing = {
  role: 'link' | 'button' | 'radio' | 'field' | 'dialog' | 'region' | 'complementary';
  /** All its words, or a pattern's source. */
  name: string | { pattern: string };
};

/** What is known of the page at one moment. */
export type Sight = {
  /** Whether the thing is there, of all that is not hidden. */
  isThere: boolean;
  /** Where it can be pressed, if that was asked: nothing lies over it, nothing moves, and it is not disabled. */
  point?: Point;
  /** Its words; without a thing those of the whole page. */
  words: string;
};

/** What is looked for, where that matters in which other thing, and whether it is to be pressed then. */
export type Search = { thing?: Thing | undefined; within?: Thing | undefined; toPress?: boolean };

/** Looks for a thing in the page. It runs in the browser, so all that it needs stands in it. */
export function lookFor({ thing, within, toPress = false }: Search): Sight {
  const selectors: Record<Thing['role'], string> = {
    link: 'a[href]',
    button: 'button:not([role]), [role=button]',
    radio: 'input[type=radio]',
    field: 'input:not([type=radio], [type=checkbox]), textarea',
    dialog: 'dialog[open], [role=dialog]',
    region: 'section, [role=region]',
    complementary: 'aside',
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
  const find = ({ role, name }: Thing, root: ParentNode) =>
    [...root.querySelectorAll<HTMLElement>(selectors[role])].find((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (element.closest('[aria-hidden=true], [inert]')) return false;
      return typeof name === 'string'
        ? nameOf(element) === name
        : new RegExp(name.pattern).test(nameOf(element));
    });
  /** On a busy machine two looks may fall into one frame, so being twice at one place is not enough. */
  const isMoving = () =>
    document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
  /** A label's press is its field's. */
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
