import type { PaymentsDeps } from '../deps.server.ts';
import { currency } from '../reconciliation/service.server.ts';
import { WalletUnreachable } from '../wallet/rest.server.ts';
import { type Wallet, WalletRefused } from '../wallet/wallet.server.ts';

/** Result of a trial order; `lost`: no response, so it may have been opened. */
export type Trial =
  | { outcome: 'opened'; orderId: string }
  | { outcome: 'other_account'; orderId: string }
  | { outcome: 'refused'; issue: string }
  | { outcome: 'lost' };

/**
 * Opens an order at the wallet as a browser would, and reads its payee. The order is for no item and its URL is given
 * to nobody, so it is never approved or captured, and expires.
 * @param wish `requestId`: equal ids open the same order
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
    if (error instanceof WalletUnreachable) return { outcome: 'lost' };
    throw error;
  }
}
