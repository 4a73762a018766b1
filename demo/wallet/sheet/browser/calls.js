// @ts-check

/** @typedef {{ id: string, status: string, [key: string]: unknown }} Order */
/** @typedef {{ merchant: string, description: string, amount: { currency_code: string, value: string } }} Facts */

/**
 * The wallet's REST calls for the page: with the public client id and without our cookies.
 * @param {URL} script address this script was loaded from; the wallet has the same base
 */
export function createCalls(script) {
  const clientId = script.searchParams.get('client-id') ?? '';

  /** @param {'GET' | 'POST'} method @param {string} path @param {unknown} [body] */
  async function ask(method, path, body) {
    const reply = await fetch(new URL(path, script), {
      method,
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json', 'PayPal-Client-Id': clientId },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await reply.json().catch(() => ({}));
    if (reply.ok) return answer;
    const issue = answer.details?.[0]?.issue ?? answer.name ?? 'UNKNOWN';
    throw new Error(`${method} ${path}: ${reply.status} ${issue} (debug_id ${answer.debug_id ?? '-'})`);
  }

  return {
    /** @param {unknown} order @returns {Promise<string>} its id */
    create: async (order) => (await ask('POST', 'v2/checkout/orders', order)).id,
    /** @param {string} id @returns {Promise<Order>} */
    read: (id) => ask('GET', `v2/checkout/orders/${encodeURIComponent(id)}`),
    /** @param {string} id @returns {Promise<Order>} */
    capture: (id) => ask('POST', `v2/checkout/orders/${encodeURIComponent(id)}/capture`, {}),
    /** @param {string} id @returns {Promise<Facts>} */
    describe: (id) => ask('GET', `approve/${encodeURIComponent(id)}`),
    /** @param {string} id @param {boolean} decline @returns {Promise<Order>} */
    approve: (id, decline) => ask('POST', `approve/${encodeURIComponent(id)}`, decline ? { decline } : {}),
  };
}
/** @typedef {ReturnType<typeof createCalls>} Calls */
