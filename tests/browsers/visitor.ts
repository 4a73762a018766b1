import { expect } from 'vitest';
import type { BrowserWindow, Point } from './browser-window.ts';
import { type ElementDescription, type ElementSearch, type FindResult, findElement } from './find-element.ts';

export type Visitor = ReturnType<typeof createVisitor>;

const describeElement = (role: ElementDescription['role'], name: string | RegExp): ElementDescription => ({
  role,
  name: typeof name === 'string' ? name : { pattern: name.source },
});

/** A user at a browser: waits until an element is visible and clicks it there. Knows only texts. */
export function createVisitor(window: BrowserWindow, origin: string) {
  /** Sends the function's source with its argument to the page. */
  const look = async (search: ElementSearch) =>
    // Cast: the result of the function.
    (await window.ask(`(${findElement})(${JSON.stringify(search)})`)) as FindResult;
  const isThere = async (thing: ElementDescription) => (await look({ thing })).isThere;

  /** Clicks an element once it has stopped moving. */
  const press = async (
    role: ElementDescription['role'],
    name: string | RegExp,
    within?: ElementDescription,
  ) => {
    const thing = describeElement(role, name);
    const places: Point[] = [];
    const isAtRest = async () => {
      const { point } = await look({ thing, within, toPress: true });
      if (point) places.push(point);
      const [before, now] = places.slice(-2);
      return now !== undefined && now.x === before?.x && now.y === before.y;
    };
    await expect.poll(isAtRest, { message: `can press ${formatSearch(thing, within)}` }).toBe(true);
    const place = places.at(-1);
    if (place) await window.pressAt(place);
  };

  return {
    called: describeElement,
    press,
    /** Opens a page and waits for hydration, before which the session is unknown. */
    open: async (path: string) => {
      await window.open(origin + path);
      const isAlive = () => isThere(describeElement('link', /^Inicia(r Sesión| sessió)$/));
      await expect.poll(isAlive, { message: `${path} lives` }).toBe(true);
    },
    type: async (field: string, text: string) => {
      await press('field', field);
      await window.typeKeys(text);
    },
    sees: async (words: string | RegExp, where?: ElementDescription) => {
      const expected =
        typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words);
      await expect
        .poll(async () => (await look({ thing: where })).words, { message: formatSearch(where) })
        .toEqual(expected);
    },
    waitFor: (thing: ElementDescription) =>
      expect.poll(() => isThere(thing), { message: formatSearch(thing) }).toBe(true),
    waitUntilGone: (thing: ElementDescription) =>
      expect.poll(() => isThere(thing), { message: formatSearch(thing) }).toBe(false),
    has: isThere,
    isAt: (path: string) => expect.poll(() => window.ask('location.pathname + location.search')).toBe(path),
  };
}

const formatSearch = (thing?: ElementDescription, within?: ElementDescription): string =>
  [thing, within]
    .filter((part) => part !== undefined)
    .map(({ role, name }) => `${role} ‘${typeof name === 'string' ? name : name.pattern}’`)
    .join(' in ') || 'the page';
