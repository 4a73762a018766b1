import { shownBy } from './rare-elements.ts';

/** Where classes are made of: the other layers and rules set the ground that every page stands on. */
const holdsClasses = /^@layer (components|utilities)\b/;
/** The ground: of it only what few pages have anything for may come later. */
const holdsGround = /^@layer base\b/;
/** Nobody prints before the page is alive; without scripts the later sheet is there for paper. */
const holdsPaper = /^@media print\b/;
/** What the variables of classes are worth where a browser knows no `@property`. It comes first, behind the banner of its maker. */
const holdsFallbacks = /^(?:\/\*[^*]*\*\/\s*)?@layer properties\b/;
const isLater = [holdsClasses, holdsPaper, holdsFallbacks, /^@property\b/];
/** At-rules that hold rules of their own; every other one is kept as it stands. */
const holdsRules = /^@(layer|media|supports|container|starting-style|scope)\b/;

/** What one selector asks for: all of these classes, or one of them, nothing where there are none; or what a document shows. */
type Wish = { all: string[] } | { any: string[] } | { shown: RegExp };
/** A statement or a rule as it is written, with what it asks for; or an at-rule and what stands in it. */
type Part = { text: string; wishes?: Wish[] } | { head: string; parts: Part[] };

/** Sheets that have been read, by their text: a build has one or two. */
const read = new Map<string, Part[]>();

/** Where the rest of a built sheet is found: whoever has the needed part loads it behind the first paint. */
export const laterAddress = (href: string): string => href.replace(/\.css#?$/, '.later.css');

/**
 * What `neededStyles` may have left out, and in its order all that could have a say in it: the classes of the whole sheet,
 * what their variables are worth, what paper gets, and of the ground what few pages have anything for.
 */
export const laterStyles = (styles: string): string =>
  blocksOf(styles)
    .map((block) => {
      if (holdsGround.test(block)) return written([readBlock(block, wishOfGround)], areRare);
      return isLater.some((kind) => kind.test(block)) ? block : '';
    })
    .join('');

/**
 * The part of a stylesheet that a document can meet as it was rendered: whatever asks for a class that nothing in it has is
 * left out. The rest comes behind the first paint (`laterStyles`), so what this keeps decides only how the page looks until
 * then; in doubt a rule stays.
 * @param styles a built stylesheet, without comments between its rules
 * @param html the rendered document
 */
export function neededStyles(styles: string, html: string): string {
  const parts =
    read.get(styles) ??
    blocksOf(styles)
      .filter((block) => !holdsPaper.test(block))
      .map(readTop);
  read.set(styles, parts);
  const names = classesOf(html);
  return withoutUnusedVariables(written(parts, (wishes) => wishes.some((wish) => isMet(wish, names, html))));
}

function readTop(block: string): Part {
  if (holdsGround.test(block)) return readBlock(block, wishOfGround);
  return holdsClasses.test(block) ? readBlock(block, wishOf) : { text: block };
}

/** Of what kind the variable of a class is, and what it is worth elsewhere, matters where a rule uses it. */
function withoutUnusedVariables(styles: string): string {
  const used = new Set([...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const onlyUsed = (text: string, name: string) => (used.has(name) ? text : '');
  return styles
    .replace(/@property (--[\w-]+)\s*\{[^}]*\}/g, onlyUsed)
    .replace(/@layer properties\{[^}]*\}/g, (block) =>
      block.replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, onlyUsed),
    );
}

/** The parts whose wishes are granted, and those that have none. */
function written(parts: Part[], grants: (wishes: Wish[]) => boolean): string {
  return parts
    .map((part) => {
      if ('text' in part) return part.wishes && !grants(part.wishes) ? '' : part.text;
      const rules = written(part.parts, grants);
      return rules === '' ? '' : `${part.head}{${rules}}`;
    })
    .join('');
}

function isMet(wish: Wish, names: ReadonlySet<string>, html: string): boolean {
  if ('shown' in wish) return wish.shown.test(html);
  if ('all' in wish) return wish.all.every((name) => names.has(name));
  return wish.any.length === 0 || wish.any.some((name) => names.has(name));
}

const areRare = (wishes: Wish[]) => wishes.every((wish) => 'shown' in wish);

/** Every class that stands in the document. */
function classesOf(html: string): Set<string> {
  const lists = html.matchAll(/\sclass="([^"]*)"/g);
  return new Set([...lists].flatMap(([, list = '']) => plain(list).split(/\s+/)));
}

const plain = (attribute: string) =>
  attribute
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

function readBlock(block: string, wish: (selector: string) => Wish): Part {
  const open = block.indexOf('{');
  const head = block.slice(0, open).trim();
  if (open === -1 || (head.startsWith('@') && !holdsRules.test(head))) return { text: block };
  if (!head.startsWith('@')) return { text: block, wishes: partsOf(head).map(wish) };
  return { head, parts: blocksOf(block.slice(open + 1, -1)).map((part) => readBlock(part, wish)) };
}

/** Cuts a sheet into what stands side by side in it: rules with their braces, and statements with their semicolons. */
function blocksOf(styles: string): string[] {
  return cut(styles, (char, depth) => depth === 0 && (char === '}' || char === ';'));
}

/** Cuts a list of selectors at its commas. */
const partsOf = (selectors: string) =>
  cut(selectors, (char, depth) => depth === 0 && char === ',').map((part) => part.replace(/,$/, ''));

/** Cuts behind each character where `isEnd` holds, brackets and quotes known, and what a backslash hides. */
function cut(text: string, isEnd: (char: string, depth: number) => boolean): string[] {
  const found: string[] = [];
  let [depth, from, quote] = [0, 0, ''];
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '\\') {
      at += 1;
      continue;
    }
    if (quote !== '') {
      if (char === quote) quote = '';
      continue;
    }
    if (char === '"' || char === "'") quote = char;
    else if ('([{'.includes(char)) depth += 1;
    else if (')]}'.includes(char)) depth -= 1;
    if (!isEnd(char, depth)) continue;
    found.push(text.slice(from, at + 1));
    from = at + 1;
  }
  if (from < text.length) found.push(text.slice(from));
  return found;
}

const wishOfGround = (selector: string): Wish => {
  const shown = shownBy(selector);
  return shown === undefined ? { any: [] } : { shown };
};

/** Going by classes alone; what stands in `:not()` asks for nothing. */
function wishOf(selector: string): Wish {
  const asked = selector.replace(/\\.|\[[^\]]*\]/g, (part) => (part.startsWith('[') ? '' : part));
  const outside = classesIn(withoutGroups(asked, /:[\w-]+$/));
  return outside.length > 0 ? { all: outside } : { any: classesIn(withoutGroups(asked, /:not$/)) };
}

/** Without what stands in round brackets behind such a name. */
function withoutGroups(selector: string, behind: RegExp): string {
  let [bare, skipped] = ['', 0];
  for (const [part = ''] of selector.matchAll(/\\.|[^\\]/gs)) {
    if (skipped === 0 && !(part === '(' && behind.test(bare))) bare += part;
    else if (part === '(') skipped += 1;
    else if (part === ')') skipped -= 1;
  }
  return bare;
}

const classesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.((?:\\[\da-f]{1,6} ?|\\.|[\w-]|[^\p{ASCII}])+)/giu)].map(([, name = '']) =>
    name.replace(/\\(?:([\da-f]{1,6}) ?|(.))/gi, (_, code?: string, char = '') =>
      code === undefined ? char : String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  );
