/** Licences that require only attribution, as named in https://spdx.org/licenses/. */
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

/** Data under these licences requires attribution, which the README's credits provide. */
const credited = new Set(['CC-BY-3.0', 'CC-BY-4.0']);

/** A library in a separate file that the operator may replace with another build; needs a credit too. */
const exchangeable = [{ part: 'LGPL-3.0-or-later', packages: /^@img\/sharp-/, credit: 'libvips' }];

/** Packages without a licence field in package.json; read from the licence file of the package. */
const readByHand = { 'png-js': 'MIT' };

/**
 * Whether a package may be shipped with the product.
 * @param {{name: string, license: string | undefined}} item
 * @param {string} credits text of the README's credits
 * @returns {{licence: string, problem: string | undefined}}
 */
export function judge({ name, license }, credits) {
  const licence = license ?? readByHand[name];
  if (licence === undefined) return { licence: '?', problem: 'no licence is named' };
  // 'A OR B': one allowed licence is enough. 'A AND B': all must be allowed.
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
