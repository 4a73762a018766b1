import { expect, test } from 'vitest';
import { mapFields, patientFields } from '../fields.ts';
import { mergeIdentity } from './rules.ts';

const unknown = mapFields(() => null, patientFields);
const silent = {
  ...unknown,
  userId: null,
  guardianId: null,
  fullName: null,
  birthDate: null,
  email: null,
  phone: null,
};
const alba = {
  ...unknown,
  userId: 11,
  guardianId: 12,
  fullName: 'Alba Ficticia',
  birthDate: '1990-05-01',
  email: 'alba@example.com',
  phone: '600000001',
};
const other = {
  ...unknown,
  userId: 21,
  guardianId: 22,
  fullName: 'A. Ficticia',
  birthDate: '1990-05-02',
  email: 'a@example.com',
  phone: '600000002',
};

test('prefers the values of the remaining record', () => {
  expect(mergeIdentity({ id: 2, ...other }, { id: 1, ...alba })).toEqual(alba);
  expect(mergeIdentity({ id: 2, ...silent }, { id: 1, ...alba })).toEqual(alba);
});

test('fills gaps from the other record', () => {
  expect(mergeIdentity({ id: 2, ...alba }, { id: 1, ...silent })).toEqual(alba);
});

test('keeps values unknown that neither record has', () => {
  expect(mergeIdentity({ id: 2, ...silent }, { id: 1, ...silent })).toEqual(silent);
});

test.each([
  ['the one that stays names the one that goes', 2, null, null],
  ['the one that goes names the one that stays', null, 1, null],
  ['the one that stays names itself', 1, null, null],
  ['the one that goes names itself', null, 2, null],
  ['each names the other', 2, 1, null],
  ['the one that stays names the one that goes, which has a guardian', 2, 22, 22],
  ['the one that stays names itself, and the other has a guardian', 1, 22, 22],
  ['the one that goes names the one that stays, which has a guardian', 12, 1, 12],
])('never makes a person their own guardian: %s', (_, ofTo, ofFrom, guardianId) => {
  const joined = mergeIdentity({ id: 2, ...other, guardianId: ofFrom }, { id: 1, ...alba, guardianId: ofTo });
  expect(joined).toEqual({ ...alba, guardianId });
});

test('takes the emergency contact from one record only', () => {
  const mother = { emergencyName: 'Marta', emergencyPhone: null, emergencyRelation: 'madre' };
  const friend = { emergencyName: 'Joan', emergencyPhone: '600000003', emergencyRelation: null };
  expect(mergeIdentity({ id: 2, ...other, ...friend }, { id: 1, ...alba, ...mother })).toMatchObject(mother);
  expect(mergeIdentity({ id: 2, ...other, ...friend }, { id: 1, ...alba })).toMatchObject(friend);
});
