/** 'Roger Masinventat P.' for 'Roger Masinventat Prattinta'; up to two words stay whole. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.at(-1);
  if (words.length < 3 || last === undefined) return name;
  // Destructuring reads a whole code point; an index could cut a surrogate pair in half.
  const [initial] = last;
  return [...words.slice(0, -1), `${initial}.`].join(' ');
}
