import { expect, test } from 'vitest';
import { z } from 'zod';
import { registrationForm } from './registration-form.ts';

const empty = { fullName: '', email: '', phone: '', address: '' };
const filled = { ...empty, username: 'montse', password: 'arrels-7', passwordConfirm: 'arrels-7' };

/** The sentences under the fields. */
const sentences = (typed: z.input<typeof registrationForm>) => {
  const { error } = registrationForm.safeParse(typed);
  return error && z.flattenError(error).fieldErrors;
};

test('a name and a password typed twice are enough', () => {
  expect(sentences(filled)).toBeUndefined();
});

test('two different passwords are told apart, together with whatever else is wrong', () => {
  expect(sentences({ ...filled, passwordConfirm: 'arrels-8', username: 'mo', email: 'montse' })).toEqual({
    username: ['El nombre de usuario debe tener al menos 3 caracteres'],
    email: ['Escribe un correo electrónico válido'],
    passwordConfirm: ['Las contraseñas no coinciden'],
  });
});

test('both passwords need six characters', () => {
  const tooShort = ['La contraseña debe tener al menos 6 caracteres'];
  expect(sentences({ ...filled, password: 'uno', passwordConfirm: 'uno' })).toEqual({
    password: tooShort,
    passwordConfirm: tooShort,
  });
});
