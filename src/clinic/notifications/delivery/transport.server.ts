import type { Config } from '#platform/config.server.ts';
import type { Claimed } from '../queries.server.ts';

/**
 * Outcome of one attempt. `isUnknown`: the message may have gone out without confirmation. `isReadHere`: it is read
 * in the outbox, so its text is kept.
 */
export type DeliveryOutcome =
  | { status: 'sent'; providerId: string; isReadHere?: boolean }
  | { status: 'later'; reason: string; isUnknown: boolean }
  | { status: 'never'; reason: string };

/** A delivery channel. `send` never throws: errors are outcomes. */
export type Transport = {
  send(message: Claimed, signal: AbortSignal): Promise<DeliveryOutcome>;
  close(): void;
};

export type Transports = { email: Transport; sms: Transport };

export type DeliveryConfig = Pick<
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
