import type { Config } from '#platform/config.server.ts';
import type { Claimed } from './queries.server.ts';

/**
 * What became of one try. `isUnknown`: it may have gone out, although nobody has said so. `isReadHere`: the outbox is where
 * it is read, so its words stay.
 */
export type Outcome =
  | { kind: 'sent'; providerId: string; isReadHere?: boolean }
  | { kind: 'later'; reason: string; isUnknown: boolean }
  | { kind: 'never'; reason: string };

/** A way to send. It never throws: whatever goes wrong is an outcome. */
export type Transport = { send(message: Claimed, signal: AbortSignal): Promise<Outcome>; close(): void };

export type Transports = { email: Transport; sms: Transport };

/** The settings that decide where messages go. */
export type Ways = Pick<
  Config,
  | 'MODE'
  | 'PUBLIC_URL'
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'SMS_ENABLED'
  | 'TWILIO_ACCOUNT_SID'
  | 'TWILIO_AUTH_TOKEN'
  | 'TWILIO_FROM'
  | 'TWILIO_API_URL'
>;

/** Whether an SMS may be queued at all: in production only where the clinic pays a provider. */
export const canSendSms = ({ MODE, SMS_ENABLED }: Pick<Config, 'MODE' | 'SMS_ENABLED'>): boolean =>
  MODE === 'demo' || SMS_ENABLED;

/**
 * The ways out of this process. A provider's library is loaded only where its settings are there.
 * @throws Error where a provider's library refuses its settings, so that a bad one is seen at the start
 */
export async function openTransports(ways: Ways): Promise<Transports> {
  if (ways.MODE === 'demo') return { email: kept, sms: kept };
  const [{ openMail }, sms] = await Promise.all([import('./mail.server.ts'), openSms(ways)]);
  return { email: openMail(ways), sms };
}

async function openSms(ways: Ways): Promise<Transport> {
  if (!canSendSms(ways)) return switchedOff;
  const { openTwilio } = await import('./sms.server.ts');
  return openTwilio(ways);
}

/** The demonstration sends nothing: the outbox is where its messages are read. */
const kept: Transport = {
  send: async () => ({ kind: 'sent', providerId: 'demo', isReadHere: true }),
  close() {},
};

const switchedOff: Transport = {
  send: async () => ({ kind: 'never', reason: 'SMS are switched off (SMS_ENABLED)' }),
  close() {},
};
