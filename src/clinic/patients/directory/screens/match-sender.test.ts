import { describe, expect, test } from 'vitest';
import { findMatches, findOwnRecord } from './match-sender.ts';

type Known = Parameters<typeof findMatches>[1][number];

const sender = { name: 'Ona Ferrer', email: 'Ona@example.org', phone: '600 000 001' };
const adult = { isChild: false, guardianContacts: [] };
const ona: Known = { id: 1, name: 'ONA FERRER PUIG', email: 'ona@example.org', phone: null, ...adult };
const marta: Known = { id: 2, name: 'Marta Puig', email: null, phone: '+34600000001', ...adult };
const child: Known = {
  id: 3,
  name: 'Ona',
  email: 'first@example.org',
  phone: null,
  isChild: true,
  guardianContacts: ['first@example.org', '600 000 001'],
};
const other: Known = {
  id: 4,
  name: 'Ona Ferrer',
  email: 'xona@example.org',
  phone: '600 000 0012',
  ...adult,
};

describe('findMatches', () => {
  test('compares e-mail without case and telephones in E.164', () => {
    expect(findMatches(sender, [ona, marta, other])).toEqual([ona, marta]);
  });

  test('finds a child by the contact details of any guardian', () => {
    expect(findMatches(sender, [child])).toEqual([child]);
    expect(findMatches({ ...sender, phone: null }, [child])).toEqual([]);
  });

  test('lists a person found by both once', () => {
    const both = { ...ona, phone: '600000001' };
    expect(findMatches(sender, [both, both])).toEqual([both]);
  });

  test('finds no record for a sender without e-mail and telephone', () => {
    expect(findMatches({ name: 'Ona', email: null, phone: null }, [ona, marta, other])).toEqual([]);
    expect(findMatches({ name: 'Ona', email: '', phone: '' }, [{ ...ona, email: '', phone: '' }])).toEqual(
      [],
    );
  });
});

describe('findOwnRecord', () => {
  test('is the only match with the same name, also if one of them is longer', () => {
    expect(findOwnRecord(sender, [ona])).toBe(ona);
    expect(findOwnRecord({ ...sender, name: 'ona' }, [ona])).toBe(ona);
  });

  test.each([
    ['another first name', [marta]],
    ['another surname', [{ ...ona, name: 'Ona Vila' }]],
    ['no name', [{ ...ona, name: null }]],
    ['several matches', [ona, marta]],
    ['a child', [child]],
    ['no match', []],
  ])('leaves the choice to the user: %s', (_, matches) => {
    expect(findOwnRecord(sender, matches)).toBeUndefined();
  });
});
