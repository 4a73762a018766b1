import type { PaymentsDeps } from '../deps.server.ts';
import { currency } from '../reconciliation/service.server.ts';
import { type Wallet, WalletAway, WalletRefused } from '../wallet/wallet.server.ts';

/** What came of asking the wallet to open an order; `lost`: no answer, so it may be open. */
export type Trial =
  | { outcome: 'opened'; orderId: string }
  | { outcome: 'other_account'; orderId: string }
  | { outcome: 'refused'; issue: string }
  | { outcome: 'lost' };

/**
 * Opens an order at the wallet as a browser does for whoever pays, and reads in whose name it stands. Nobody is given its
 * address and it names nothing that is for sale: it cannot be approved, nothing is captured, and it lapses by itself.
 * @param wish `requestId`: the same one asks for the same order
 */
export async function tryOrder(
  {
    wallet,
    merchantId,
    installation,
  }: { wallet: Wallet } & Pick<PaymentsDeps, 'merchantId' | 'installation'>,
  wish: { requestId: string; cents: number },
): Promise<Trial> {
  try {
    const orderId = await wallet.openOrder({ ...wish, currency, installation: await installation() });
    const order = await wallet.readOrder(orderId);
    if (order === null) return { outcome: 'lost' };
    const isOurs = order.units.every(({ payee }) => payee === merchantId);
    return { outcome: isOurs ? 'opened' : 'other_account', orderId };
  } catch (error) {
    if (error instanceof WalletRefused) return { outcome: 'refused', issue: error.issue };
    if (error instanceof WalletAway) return { outcome: 'lost' };
    throw error;
  }
}
