import type { Config } from '#platform/config.server.ts';
import type { Transport, Transports, Ways } from './transport.server.ts';

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
  send: async () => ({ status: 'sent', providerId: 'demo', isReadHere: true }),
  close() {},
};

const switchedOff: Transport = {
  send: async () => ({ status: 'never', reason: 'SMS are switched off (SMS_ENABLED)' }),
  close() {},
};
