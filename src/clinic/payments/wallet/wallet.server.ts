import type { WalletOrder } from '../rules.ts';
import { createRequester, parseIntelligible, type WalletAccess } from './rest.server.ts';
import {
  errorResponse,
  openedOrder,
  parseOrder,
  refundResponse,
  verificationResponse,
} from './shapes.server.ts';

/** The wallet refused; `issue` is its reason. */
export class WalletRefused extends Error {
  readonly issue: string;
  constructor(issue: string) {
    super(`the wallet refused: ${issue}`);
    this.issue = issue;
  }
}

/** The only adapter to the wallet's REST API (PayPal Orders v2, Payments v2, Notifications v1). */
export function createWallet(access: WalletAccess) {
  const ask = createRequester(access);

  return {
    /** @returns null if the wallet does not know the order. @throws WalletUnreachable */
    async readOrder(orderId: string): Promise<WalletOrder | null> {
      const { status, json } = await ask({ method: 'GET', path: `/v2/checkout/orders/${orderId}` });
      if (status === 404 || status === 422) return null;
      return parseIntelligible(() => parseOrder(json), status);
    },

    /**
     * Opens an order that nobody is sent to approve. Idempotent per `requestId`. @throws WalletUnreachable,
     * WalletRefused
     */
    async openOrder({ requestId, ...wish }: OrderRequest): Promise<string> {
      const path = '/v2/checkout/orders';
      const { status, json } = await ask({ method: 'POST', path, requestId, body: orderBody(wish) });
      if (status >= 400) throw toWalletRefused(json);
      return parseIntelligible(() => openedOrder.parse(json), status).id;
    },

    /** Captures an approved order. @throws WalletUnreachable, WalletRefused */
    async captureOrder(orderId: string): Promise<void> {
      const path = `/v2/checkout/orders/${orderId}/capture`;
      const { status, json } = await ask({
        method: 'POST',
        path,
        requestId: `capture-${orderId}`,
        body: '{}',
      });
      if (status >= 400) throw toWalletRefused(json);
    },

    /**
     * Refunds a capture. Idempotent per `requestId`; a repetition returns the current status.
     * @throws WalletUnreachable, WalletRefused
     */
    async refund({ captureId, requestId, ...money }: RefundRequest): Promise<{ id: string; status: string }> {
      const path = `/v2/payments/captures/${captureId}/refund`;
      const { status, json } = await ask({ method: 'POST', path, requestId, body: refundBody(money) });
      if (status >= 400) throw toWalletRefused(json);
      return parseIntelligible(() => refundResponse.parse(json), status);
    },

    /**
     * Whether a notice is from the wallet. The signature covers the raw bytes, so they are returned unchanged.
     * @param rawBody valid JSON, unparsed
     * @throws WalletUnreachable
     */
    async verifyNotice(headers: NoticeHeaders, rawBody: string): Promise<boolean> {
      const { status, json } = await ask({
        method: 'POST',
        path: '/v1/notifications/verify-webhook-signature',
        body: verificationBody(headers, access.webhookId, rawBody),
      });
      if (status >= 400) return false;
      return (
        parseIntelligible(() => verificationResponse.parse(json), status).verification_status === 'SUCCESS'
      );
    },
  };
}
export type Wallet = ReturnType<typeof createWallet>;
export type RefundRequest = { captureId: string; requestId: string; cents: number | null; currency: string };

type OrderRequest = { requestId: string; installation: string; cents: number; currency: string };

const orderBody = ({ installation, cents, currency }: Omit<OrderRequest, 'requestId'>): string => {
  const amount = { currency_code: currency, value: decimal(cents) };
  return JSON.stringify({ intent: 'CAPTURE', purchase_units: [{ reference_id: installation, amount }] });
};

const refundBody = ({ cents, currency }: Pick<RefundRequest, 'cents' | 'currency'>): string =>
  cents === null ? '{}' : JSON.stringify({ amount: { value: decimal(cents), currency_code: currency } });

/** Formats cents as '65.00' without floats. */
const decimal = (cents: number) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

export const noticeHeaders = [
  'paypal-auth-algo',
  'paypal-cert-url',
  'paypal-transmission-id',
  'paypal-transmission-sig',
  'paypal-transmission-time',
] as const;
export type NoticeHeaders = Record<(typeof noticeHeaders)[number], string>;

function verificationBody(headers: NoticeHeaders, webhookId: string, rawBody: string): string {
  const facts = JSON.stringify({
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
    webhook_id: webhookId,
  });
  return `${facts.slice(0, -1)},"webhook_event":${rawBody}}`;
}

function toWalletRefused(json: unknown): WalletRefused {
  const parsed = errorResponse.safeParse(json);
  return new WalletRefused((parsed.success && parsed.data.details?.[0]?.issue) || 'UNKNOWN');
}
