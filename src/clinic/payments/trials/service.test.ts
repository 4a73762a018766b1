import { expect, test } from 'vitest';
import { WalletUnreachable } from '../wallet/rest.server.ts';
import { type Wallet, WalletRefused } from '../wallet/wallet.server.ts';
import { tryOrder } from './service.server.ts';

const unit = (payee: string | null) => ({ payee });
const walletOf = (payees: (string | null)[] | null, asked: object[] = []) =>
  ({
    openOrder: async (wish: object) => {
      asked.push(wish);
      return 'ORDER';
    },
    readOrder: async () => payees && { units: payees.map(unit) },
  }) as unknown as Wallet;
const failing = (error: Error) =>
  ({
    openOrder: async () => {
      throw error;
    },
  }) as unknown as Wallet;
const tried = (wallet: Wallet) =>
  tryOrder(
    { wallet, merchantId: 'OURS', installation: async () => 'onyar-1' },
    { requestId: 'trial', cents: 100 },
  );

test("requests an order in euros and with this installation's name", async () => {
  const asked: object[] = [];
  expect(await tried(walletOf(['OURS'], asked))).toEqual({ outcome: 'opened', orderId: 'ORDER' });
  expect(asked).toEqual([{ requestId: 'trial', cents: 100, currency: 'EUR', installation: 'onyar-1' }]);
});

test.each([
  ['another account', ['THEIRS']],
  ['nobody', [null]],
  ['us and another account', ['OURS', 'THEIRS']],
])('reports an order of payee %s as such', async (_whose, payees) => {
  expect(await tried(walletOf(payees))).toEqual({ outcome: 'other_account', orderId: 'ORDER' });
});

test('reports the reason of a refusal, an unknown outcome as lost, and throws our own errors', async () => {
  expect(await tried(failing(new WalletRefused('PAYEE_LOCKED')))).toEqual({
    outcome: 'refused',
    issue: 'PAYEE_LOCKED',
  });
  expect(await tried(failing(new WalletUnreachable('503')))).toEqual({ outcome: 'lost' });
  expect(await tried(walletOf(null))).toEqual({ outcome: 'lost' });
  await expect(tried(failing(new RangeError('ours')))).rejects.toThrow('ours');
});
