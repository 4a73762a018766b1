import { describe, expect, test } from 'vitest';
import { kindsOf, missingInLog, missingOf, signersOn, wasMissing } from './rules.ts';
import type { Arrangement } from './terms.ts';

describe('signersOn', () => {
  test.each([
    ['2010-11-23', true, 'guardians', 'the day before the 16th birthday'],
    ['2010-11-22', true, 'self', 'from the 16th birthday on'],
    ['1980-01-01', false, 'self', 'of age'],
    [null, true, 'guardians', 'no age known, and a guardian'],
    [null, false, 'self', 'no age known, and nobody who cares'],
  ] as const)('birth date %s, child %s: returns %s (%s)', (birthDate, isChild, expected, _why) => {
    expect(signersOn({ birthDate, isChild }, '2026-11-22')).toBe(expected);
  });

  test('asks guardians for the care of a child and patients for their own; video only if planned', () => {
    expect(kindsOf('guardians', false)).toEqual(['minors', 'data']);
    expect(kindsOf('self', true)).toEqual(['treatment', 'data', 'video']);
  });
});

describe('missingOf', () => {
  const signed = (...signerIds: number[]) =>
    signerIds.map((signerId) => ({ kind: 'minors' as const, signerId }));
  const missing = (arrangement: Arrangement | null, ...signerIds: number[]) =>
    missingInLog(
      missingOf({ patientId: 1, kinds: ['minors'], signers: 'guardians', arrangement }, signed(...signerIds)),
    );

  test.each([
    ['both', [2], 'minors 1/2'],
    ['both', [2, 2], 'minors 1/2'],
    ['both', [2, 3], ''],
    [null, [2], 'minors 1/2'],
    ['one', [2], ''],
    ['court_ruling', [], 'minors 0/1'],
    ['art_236_8', [3], ''],
    ['disagreement', [2, 3], 'minors 2/?'],
    // The child's own signature does not count as a guardian's.
    ['one', [1], 'minors 0/1'],
  ] as const)('arrangement %s, signed by %j: reports %j', (arrangement, by, expected) => {
    expect(missing(arrangement, ...by)).toBe(expected);
  });

  test('ignores the parents’ signatures from 16 on', () => {
    const asked = { patientId: 1, signers: 'self', arrangement: 'both', kinds: ['data'] } as const;
    expect(missingOf(asked, [{ kind: 'data', signerId: 2 }])).toEqual([{ kind: 'data', signed: 0, of: 1 }]);
    expect(missingOf(asked, [{ kind: 'data', signerId: 1 }])).toEqual([]);
  });

  test('wasMissing covers what was missing then, not what the 16th birthday or a video session adds', () => {
    const now = [{ kind: 'minors', signed: 1, of: 2 }] as const;
    expect(wasMissing(now, 'minors 0/2, data 0/2')).toBe(true);
    expect(wasMissing([...now, { kind: 'video', signed: 0, of: 2 }], 'minors 0/2, data 0/2')).toBe(false);
    expect(wasMissing([{ kind: 'treatment', signed: 0, of: 1 }], 'minors 0/2, data 0/2')).toBe(false);
  });
});
