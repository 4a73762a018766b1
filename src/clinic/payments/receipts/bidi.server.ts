import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/**
 * Splits a line into runs of one direction in visual order (Unicode Bidirectional Algorithm, UAX #9, rule L2). Each
 * run keeps its logical order; brackets of right-to-left runs are mirrored.
 */
export function visualRuns(line: string): string[] {
  const { levels } = bidi.getEmbeddingLevels(line);
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const runs: { level: number; text: string }[] = [];
  for (let index = 0; index < line.length; index += 1) {
    const level = levels[index] ?? 0;
    const sign = mirrored.get(index) ?? line.charAt(index);
    const last = runs.at(-1);
    if (last?.level === level) last.text += sign;
    else runs.push({ level, text: sign });
  }
  const highest = Math.max(0, ...runs.map((run) => run.level));
  for (let level = highest; level >= 1; level -= 1) reverseFrom(runs, level);
  return runs.map((run) => run.text);
}

/** Reverses each sequence of runs at this level or above, in place. */
function reverseFrom(runs: { level: number; text: string }[], level: number): void {
  for (let start = 0; start < runs.length; start += 1) {
    let end = start;
    while ((runs[end]?.level ?? -1) >= level) end += 1;
    if (end === start) continue;
    runs.splice(start, end - start, ...runs.slice(start, end).reverse());
    start = end;
  }
}
