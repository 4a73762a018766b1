import { demoWallet } from '#demo/wallet/notices/keys.ts';

type OrderRequest = {
  reference?: string;
  value?: string;
  currency?: string;
  payee?: string;
  units?: number;
  /** The purchase unit's `reference_id`. */
  installation?: string;
};
type Money = { id: string; status: string; amount: { currency_code: string; value: string } };
export type StoredOrder = {
  id: string;
  status: string;
  purchase_units: { custom_id?: string; payments?: { captures?: Money[]; refunds?: Money[] } }[];
};
export type Fault = {
  call: string;
  fault: string;
  orderId?: string;
  milliseconds?: number;
  times?: number;
};

/**
 * A client of the wallet's emulator, for tests.
 * @param origin of a process that serves it
 */
export function createTestWallet(origin: string) {
  const base = `${origin}${demoWallet.path}`;
  const { ask, must } = createRequester(base);
  const wallet = {
    base,
    /** An order not yet approved. */
    async create({
      reference,
      value = '65.00',
      currency = 'EUR',
      payee,
      units = 1,
      installation,
    }: OrderRequest): Promise<string> {
      const unit = {
        amount: { currency_code: currency, value },
        custom_id: reference,
        ...(payee ? { payee: { merchant_id: payee } } : {}),
      };
      const purchaseUnits = Array.from({ length: units }, (_, index) => ({
        ...unit,
        reference_id: installation ?? `unit-${index}`,
      }));
      const body = { intent: 'CAPTURE', purchase_units: purchaseUnits };
      return (await must(ask('POST', '/v2/checkout/orders', body))).id;
    },
    approve: (orderId: string, wish: { decline?: boolean } = {}) =>
      must(ask('POST', `/approve/${orderId}`, wish)),
    capture: (orderId: string) => ask('POST', `/v2/checkout/orders/${orderId}/capture`, {}),
    /** Creates, approves and captures, as a user in a browser does. */
    async pay(wish: OrderRequest): Promise<string> {
      const orderId = await wallet.create(wish);
      await wallet.approve(orderId);
      await must(wallet.capture(orderId));
      return orderId;
    },
    /** As staff do in the wallet's own panel: a full refund, or an amount in euros ('20.00'). */
    refund: async (captureId: string, value?: string) => {
      const wish = value === undefined ? {} : { amount: { currency_code: 'EUR', value } };
      return must(ask('POST', `/v2/payments/captures/${captureId}/refund`, wish, await staffHeaders(base)));
    },
    /** A full refund or dispute in the wallet's own panel. */
    reverse: (captureId: string) => must(ask('POST', `/reverse/${captureId}`, {})),
    fault: (fault: Fault) => must(ask('POST', '/faults', fault)),
    decide: (captureId: string, status: 'COMPLETED' | 'DECLINED') =>
      must(ask('POST', `/decide/${captureId}`, { status })),
    decideRefund: (refundId: string, status: 'COMPLETED' | 'FAILED') =>
      must(ask('POST', `/decide-refund/${refundId}`, { status })),
    async books(reference?: string): Promise<StoredOrder[]> {
      const query = reference === undefined ? '' : `?custom_id=${encodeURIComponent(reference)}`;
      return (await must(ask('GET', `/books${query}`))).orders;
    },
    notices: (orderId: string): Promise<{ headers: Record<string, string>; body: string }[]> =>
      must(ask('GET', `/notices?order_id=${orderId}`)),
    /** Captures made for a reference. */
    captures: async (reference: string) =>
      (await wallet.books(reference)).flatMap(({ purchase_units: units }) =>
        units.flatMap(({ payments }) => payments?.captures ?? []),
      ),
  };
  return wallet;
}
function createRequester(base: string) {
  async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const reply = await fetch(`${base}${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'paypal-client-id': demoWallet.clientId, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    return { status: reply.status, json: text === '' ? null : JSON.parse(text) };
  }
  async function must(asked: ReturnType<typeof ask>) {
    const { status, json } = await asked;
    if (status >= 400) throw new Error(`the emulator answered ${status}: ${JSON.stringify(json)}`);
    return json;
  }
  return { ask, must };
}

/** Headers for calls allowed only to the merchant's server. */
async function staffHeaders(base: string) {
  const basic = Buffer.from(`${demoWallet.clientId}:${demoWallet.secret}`).toString('base64');
  const headers = { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' };
  const body = 'grant_type=client_credentials';
  const reply = await fetch(`${base}/v1/oauth2/token`, { method: 'POST', headers, body });
  return { authorization: `Bearer ${((await reply.json()) as { access_token: string }).access_token}` };
}
export type TestWallet = ReturnType<typeof createTestWallet>;

const cents = (money: Money) => Math.round(Number(money.amount.value) * 100);

/** The app's balance at the emulator: captured minus refunded, in cents. */
export function sumHeldCents(orders: StoredOrder[]): number {
  const payments = orders.flatMap(({ purchase_units: units }) => units.map((unit) => unit.payments ?? {}));
  const captured = payments.flatMap(({ captures = [] }) =>
    captures.filter((one) => received.has(one.status)),
  );
  const returned = payments.flatMap(({ refunds = [] }) =>
    refunds.filter((one) => one.status === 'COMPLETED'),
  );
  const sum = (all: Money[]) => all.reduce((total, one) => total + cents(one), 0);
  return sum(captured) - sum(returned);
}

const received = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);
