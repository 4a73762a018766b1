import { randomBytes, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { isObject } from '#platform/json.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Notice, Wallet } from '../deps.ts';
import type { FaultName } from '../faults/fault-names.ts';
import { takeFault } from '../faults/faults.ts';
import { areEqual, signature } from '../rest/access.ts';
import { WalletError } from '../rest/errors.ts';
import { instant } from '../sheet/documents.ts';
import { notices } from '../tables.ts';
import { demoWallet } from './keys.ts';

export type EventType =
  | 'CHECKOUT.ORDER.APPROVED'
  | `PAYMENT.CAPTURE.${'COMPLETED' | 'PENDING' | 'DENIED' | 'REFUNDED'}`
  | `PAYMENT.REFUND.${'PENDING' | 'FAILED'}`;

/** Stores a notice in the transaction of the change that it reports. */
export async function queueNotice(
  tx: Database,
  wallet: Wallet,
  { type, orderId, resource }: { type: EventType; orderId: string; resource: object },
): Promise<Notice> {
  const now = wallet.clock.now();
  const body = JSON.stringify({
    id: `WH-${randomBytes(12).toString('hex').toUpperCase()}`,
    event_version: '1.0',
    create_time: instant(now),
    resource_type: resourceType(type),
    resource_version: '2.0',
    event_type: type,
    summary: type,
    resource,
  });
  const headers = signedHeaders(body, instant(now));
  await tx.insert(notices).values({ orderId, headers, body, createdAt: now });
  const fault = await takeFault(tx, wallet, { call: 'notice', orderId });
  return {
    headers,
    body,
    copies: copiesOf(fault?.name),
    waitMs: fault?.name === 'slow' ? fault.milliseconds : 0,
  };
}

function copiesOf(fault: FaultName | undefined): number {
  if (fault === 'lost') return 0;
  return fault === 'twice' ? 2 : 1;
}

function resourceType(type: EventType): string {
  if (type.startsWith('CHECKOUT')) return 'checkout-order';
  return type.includes('REFUND') ? 'refund' : 'capture';
}

function signedHeaders(body: string, time: string): Record<string, string> {
  const id = randomUUID();
  return {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': signature(
      'notice',
      signedText(id, time, demoWallet.webhookId, Buffer.from(body)),
    ),
    'paypal-cert-url': demoWallet.certUrl,
    'paypal-auth-algo': 'HMAC-SHA256',
  };
}

/**
 * PayPal signs these four values, with the CRC of the bytes sent. Only the key differs: a shared secret
 * instead of a certificate.
 */
const signedText = (id: string, time: string, webhookId: string, event: Buffer): string =>
  [id, time, webhookId, crc32(event)].join('|');

const eventKey = Buffer.from('"webhook_event":');

/**
 * PayPal's verification of a notice. The signature covers the bytes, which parsing would lose. The event is
 * the last property of the body, so it is everything between its key and the body's closing brace.
 * @throws WalletError if the body is not a verification request
 */
export function verify(question: Buffer): 'SUCCESS' | 'FAILURE' {
  const start = question.indexOf(eventKey);
  const end = question.lastIndexOf('}');
  const facts = parse(question);
  if (start === -1 || facts === null) throw new WalletError('INVALID_PARAMETER_VALUE', '/webhook_event');
  const text = (name: string) => {
    const value = facts[name];
    if (typeof value !== 'string') throw new WalletError('INVALID_PARAMETER_VALUE', `/${name}`);
    return value;
  };
  const id = text('transmission_id');
  const time = text('transmission_time');
  const webhookId = text('webhook_id');
  const given = text('transmission_sig');
  const event = question.subarray(start + eventKey.length, end);
  const isTrue =
    webhookId === demoWallet.webhookId &&
    areEqual(given, signature('notice', signedText(id, time, webhookId, event)));
  return isTrue ? 'SUCCESS' : 'FAILURE';
}

function parse(question: Buffer): Record<string, unknown> | null {
  try {
    const json: unknown = JSON.parse(question.toString('utf8'));
    return isObject(json) ? json : null;
  } catch {
    throw new WalletError('MALFORMED_REQUEST_JSON');
  }
}
