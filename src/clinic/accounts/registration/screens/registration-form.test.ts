import { expect, test } from 'vitest';
import { z } from 'zod';
import { registrationSchema } from './registration-form.ts';

const empty = { fullName: '', email: '', phone: '', address: '' };
const filled = { ...empty, username: 'montse', password: 'arrels-7', passwordConfirm: 'arrels-7' };

const sentences = (typed: z.input<typeof registrationSchema>) => {
  const { error } = registrationSchema.safeParse(typed);
  return error && z.flattenError(error).fieldErrors;
};

test('accepts a username and a password typed twice', () => {
  expect(sentences(filled)).toBeUndefined();
});

test('reports different passwords together with all other errors', () => {
  expect(sentences({ ...filled, passwordConfirm: 'arrels-8', username: 'mo', email: 'montse' })).toEqual({
    username: ['El nombre de usuario debe tener al menos 3 caracteres'],
    email: ['Escribe un correo electrónico válido'],
    passwordConfirm: ['Las contraseñas no coinciden'],
  });
});

test('requires six characters in both passwords', () => {
  const tooShort = ['La contraseña debe tener al menos 6 caracteres'];
  expect(sentences({ ...filled, password: 'uno', passwordConfirm: 'uno' })).toEqual({
    password: tooShort,
    passwordConfirm: tooShort,
  });
});
