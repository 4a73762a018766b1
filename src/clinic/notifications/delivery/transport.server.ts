import type { Config } from '#platform/config.server.ts';
import type { Claimed } from '../queries.server.ts';

/**
 * What became of one try. `isUnknown`: it may have gone out, although nobody has said so. `isReadHere`: the outbox is where
 * it is read, so its words stay.
 */
export type DeliveryOutcome =
  | { status: 'sent'; providerId: string; isReadHere?: boolean }
  | { status: 'later'; reason: string; isUnknown: boolean }
  | { status: 'never'; reason: string };

/** A way to send. It never throws: whatever goes wrong is an outcome. */
export type Transport = {
  send(message: Claimed, signal: AbortSignal): Promise<DeliveryOutcome>;
  close(): void;
};

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
