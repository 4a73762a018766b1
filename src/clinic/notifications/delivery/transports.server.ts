import type { Config } from '#platform/config.server.ts';
import type { DeliveryConfig, Transport, Transports } from './transport.server.ts';

export const canSendSms = ({ MODE, SMS_ENABLED }: Pick<Config, 'MODE' | 'SMS_ENABLED'>): boolean =>
  MODE === 'demo' || SMS_ENABLED;

/**
 * Opens the transports. A provider's library is loaded only if it is configured.
 * @throws Error if a provider's library rejects its settings, so that a wrong setting fails at startup
 */
export async function openTransports(ways: DeliveryConfig): Promise<Transports> {
  if (ways.MODE === 'demo') return { email: demoTransport, sms: demoTransport };
  const [{ openMail }, sms] = await Promise.all([import('./mail.server.ts'), openSms(ways)]);
  return { email: openMail(ways), sms };
}

async function openSms(ways: DeliveryConfig): Promise<Transport> {
  if (!canSendSms(ways)) return disabledSms;
  const { openTwilio } = await import('./sms.server.ts');
  return openTwilio(ways);
}

/** Demo mode sends nothing: messages are read in the outbox. */
const demoTransport: Transport = {
  send: async () => ({ status: 'sent', providerId: 'demo', isReadHere: true }),
  close() {},
};

const disabledSms: Transport = {
  send: async () => ({ status: 'never', reason: 'SMS are switched off (SMS_ENABLED)' }),
  close() {},
};
