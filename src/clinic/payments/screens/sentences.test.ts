import { expect, test } from 'vitest';
import { sentences, walletFailed } from './sentences.ts';

test('says on a separate line that no money was taken', () => {
  expect(sentences.notCaptured.note).toBe('No se ha cobrado nada.');
  expect(walletFailed('PayPal', false)).toMatchObject({
    title: 'Error en PayPal',
    note: 'No se ha cobrado nada.',
  });
});

test('claims nothing about the money once the wallet may have taken it', () => {
  expect(walletFailed('PayPal', true).note).toBeUndefined();
});
