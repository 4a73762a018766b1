import { expect } from 'vitest';
import type { BrowserWindow, Point } from './browser-window.ts';
import { lookFor, type Search, type Sight, type Thing } from './sight.ts';

export type Visitor = ReturnType<typeof visitorAt>;

/** A thing by its role and its name. */
const called = (role: Thing['role'], name: string | RegExp): Thing => ({
  role,
  name: typeof name === 'string' ? name : { pattern: name.source },
});

/**
 * Somebody who sits at a browser: looks until what they want is there, and presses it where it is seen. Nothing is known to
 * them but words.
 */
export function visitorAt(window: BrowserWindow, origin: string) {
  /** The function goes to the page as its text, with its argument. */
  const look = async (search: Search) =>
    // Cast: it comes back as what the function answers.
    (await window.ask(`(${lookFor})(${JSON.stringify(search)})`)) as Sight;
  const isThere = async (thing: Thing) => (await look({ thing })).isThere;

  /** Presses a thing once it has stopped moving: it was twice at the same place. */
  const press = async (role: Thing['role'], name: string | RegExp, within?: Thing) => {
    const thing = called(role, name);
    const places: Point[] = [];
    const isAtRest = async () => {
      const { point } = await look({ thing, within, toPress: true });
      if (point) places.push(point);
      const [before, now] = places.slice(-2);
      return now !== undefined && now.x === before?.x && now.y === before.y;
    };
    await expect.poll(isAtRest, { message: `can press ${inWords(thing, within)}` }).toBe(true);
    const place = places.at(-1);
    if (place) await window.pressAt(place);
  };

  return {
    called,
    press,
    /** Opens a page and waits until it is alive: only then it says who is there. */
    open: async (path: string) => {
      await window.open(origin + path);
      const isAlive = () => isThere(called('link', 'Iniciar Sesión'));
      await expect.poll(isAlive, { message: `${path} lives` }).toBe(true);
    },
    type: async (field: string, text: string) => {
      await press('field', field);
      await window.typeKeys(text);
    },
    /** Waits until the words are there, in a thing or anywhere. */
    sees: async (words: string | RegExp, where?: Thing) => {
      const expected =
        typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words);
      await expect
        .poll(async () => (await look({ thing: where })).words, { message: inWords(where) })
        .toEqual(expected);
    },
    waitFor: (thing: Thing) => expect.poll(() => isThere(thing), { message: inWords(thing) }).toBe(true),
    waitUntilGone: (thing: Thing) =>
      expect.poll(() => isThere(thing), { message: inWords(thing) }).toBe(false),
    /** Whether it can be seen at this moment. */
    has: isThere,
    isAt: (path: string) => expect.poll(() => window.ask('location.pathname + location.search')).toBe(path),
  };
}

const inWords = (thing?: Thing, within?: Thing): string =>
  [thing, within]
    .filter((part) => part !== undefined)
    .map(({ role, name }) => `${role} ‘${typeof name === 'string' ? name : name.pattern}’`)
    .join(' in ') || 'the page';
