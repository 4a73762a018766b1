import { expect, test } from 'vitest';
import { sentences, walletFailed } from './sentences.ts';

test('a refused payment says that no money has gone, in a line of its own', () => {
  expect(sentences.notCaptured.note).toBe('No se ha cobrado nada.');
  expect(walletFailed('PayPal', false)).toMatchObject({
    title: 'Error en PayPal',
    note: 'No se ha cobrado nada.',
  });
});

test('once the wallet may have taken it, nothing is claimed of the money', () => {
  expect(walletFailed('PayPal', true).note).toBeUndefined();
});
