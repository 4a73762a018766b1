import { setTimeout as delay } from 'node:timers/promises';
import { errorDetail, errorMessage } from '#platform/errors.ts';
import { tokenResponse } from './shapes.server.ts';

/** Connection to the wallet; emulator and real wallet differ only in these values. */
export type WalletAccess = {
  apiUrl: () => string;
  clientId: string;
  secret: string;
  merchantId: string;
  webhookId: string;
  /** Hosts, including subdomains, that serve the certificates of its notices. */
  certHosts: readonly string[];
};

/** The wallet did not respond, or not intelligibly: the state is unknown, so nothing changes. */
export class WalletUnreachable extends Error {}

/** For callers that retry later. @throws all other errors */
export function ignoreUnreachable(error: unknown): void {
  if (!(error instanceof WalletUnreachable)) throw error;
}

/** Two attempts of this length and their pause fit into our request timeout (15 s). */
const timeoutMs = 4_000;
const maxAttempts = 2;
const pauseMs = 300;

type Call = { method: 'GET' | 'POST'; path: string; body?: string; requestId?: string };

export function createRequester(access: WalletAccess) {
  const bearer = createBearer(access);

  /** @returns parsed body and status, for 2xx and 4xx. @throws WalletUnreachable */
  return async function ask({
    method,
    path,
    body,
    requestId,
  }: Call): Promise<{ status: number; json: unknown }> {
    for (let attempt = 1; ; attempt++) {
      const answer = await attemptOnce(`${access.apiUrl()}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${await bearer.get()}`,
          'content-type': 'application/json',
          ...(requestId ? { 'paypal-request-id': requestId } : {}),
        },
        ...(body === undefined ? {} : { body }),
      });
      if (answer.status === 401) bearer.forget();
      else if (answer.status > 0 && answer.status < 500 && answer.status !== 429) return answer;
      if (attempt === maxAttempts)
        throw new WalletUnreachable(`${method} ${path}: ${answer.status || answer.reason}`);
      await delay(pauseMs);
    }
  };
}

type Attempt = { status: number; json: unknown; reason: string };

/** One attempt; status 0 on timeout or network failure. */
async function attemptOnce(url: string, options: RequestInit): Promise<Attempt> {
  try {
    const reply = await fetch(url, { ...options, signal: AbortSignal.timeout(timeoutMs) });
    const text = await reply.text();
    return { status: reply.status, json: text === '' ? null : JSON.parse(text), reason: '' };
  } catch (error) {
    return { status: 0, json: null, reason: String(errorDetail(error, 'name')) };
  }
}

/** OAuth token, requested once and cached until a minute before it expires. */
function createBearer({ apiUrl, clientId, secret }: WalletAccess) {
  let cachedToken: { value: string; until: number } | undefined;
  let pendingToken: Promise<string> | undefined;
  async function fetchToken(): Promise<string> {
    const answer = await attemptOnce(`${apiUrl()}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    if (answer.status !== 200) throw new WalletUnreachable(`no token: ${answer.status || answer.reason}`);
    const { access_token: value, expires_in: seconds } = parseIntelligible(
      () => tokenResponse.parse(answer.json),
      200,
    );
    cachedToken = { value, until: performance.now() + (seconds - 60) * 1_000 };
    return value;
  }
  return {
    get(): Promise<string> {
      if (cachedToken && performance.now() < cachedToken.until) return Promise.resolve(cachedToken.value);
      pendingToken ??= fetchToken().finally(() => {
        pendingToken = undefined;
      });
      return pendingToken;
    },
    forget: () => {
      cachedToken = undefined;
    },
  };
}

/** Treats an unintelligible response as none. */
export function parseIntelligible<T>(parse: () => T, status: number): T {
  try {
    return parse();
  } catch (error) {
    throw new WalletUnreachable(`answer ${status} not understood: ${errorMessage(error).slice(0, 200)}`);
  }
}
