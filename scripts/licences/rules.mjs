/** Licences that ask for no more than to be named, in the words of https://spdx.org/licenses/. */
const free = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['OFL-1.1', 'PSF-2.0', 'PostgreSQL', 'Python-2.0', 'Unlicense', 'Zlib'],
]);

/** Data under these may be used by whoever names the source; the README's credits do. */
const credited = new Set(['CC-BY-3.0', 'CC-BY-4.0']);

/** A library of its own file beside the product, which whoever runs it may exchange for another build; credited likewise. */
const exchangeable = [{ part: 'LGPL-3.0-or-later', packages: /^@img\/sharp-/, credit: 'libvips' }];

/** Packages whose package.json says nothing; the licence was read in the file beside it. */
const readByHand = { 'png-js': 'MIT' };

/**
 * Whether a package may go out with the product.
 * @param {{name: string, license: string | undefined}} item
 * @param {string} credits text of the README's credits
 * @returns {{licence: string, problem: string | undefined}}
 */
export function judge({ name, license }, credits) {
  const licence = license ?? readByHand[name];
  if (licence === undefined) return { licence: '?', problem: 'no licence is named' };
  // 'A OR B': one that is allowed will do. 'A AND B': all of them.
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ');
  const problems = choices.map((choice) => problemOf(name, choice.split(' AND '), credits));
  return { licence, problem: problems.includes(undefined) ? undefined : problems[0] };
}

function problemOf(name, parts, credits) {
  for (const part of parts) {
    if (free.has(part)) continue;
    const beside = exchangeable.find((one) => one.part === part && one.packages.test(name));
    if (beside) {
      if (credits.includes(beside.credit)) continue;
      return `${part} asks to be credited, and the README does not name ${beside.credit}`;
    }
    if (!credited.has(part)) return `${part} is not among the licences that we allow`;
    if (!credits.includes(name)) return `${part} asks to be credited, and the README does not name ${name}`;
  }
  return undefined;
}
