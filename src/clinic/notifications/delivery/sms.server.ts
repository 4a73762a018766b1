import twilio from 'twilio';
import { errorDetail } from '#platform/errors.ts';
import type { Claimed } from '../queries.server.ts';
import { isFinalAtTwilio, isUnknownAtTwilio } from '../rules.ts';
import type { DeliveryConfig, DeliveryOutcome, Transport } from './transport.server.ts';

const timeoutMs = 15_000;

/** Upper bound of messages to one number since this one was written. */
const maxMessagesSearched = 50;

/** Our clock and Twilio's may differ, and Twilio's timestamps are whole seconds. */
const clockSlackMs = 60_000;

/**
 * SMS through Twilio. Twilio has no idempotency keys, so when an earlier attempt may have gone out, its message list
 * is searched first.
 * @throws Error if the account id is malformed
 */
export function openTwilio(ways: DeliveryConfig): Transport {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, TWILIO_API_URL } = ways;
  const client = twilio(TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, { timeout: timeoutMs });
  if (TWILIO_API_URL !== undefined) client.api.baseUrl = TWILIO_API_URL;

  const findSent = async ({ recipient, text, createdAt }: Claimed) => {
    const since = createdAt.getTime() - clockSlackMs;
    const sent = await client.messages.list({
      to: recipient,
      limit: maxMessagesSearched,
      pageSize: maxMessagesSearched,
    });
    // Trial accounts prepend a sentence to the text.
    return sent.find(
      ({ body, dateCreated, status }) =>
        body.endsWith(text) && dateCreated.getTime() >= since && !undeliveredStatuses.has(status),
    );
  };

  return {
    async send(message) {
      const { recipient, text, isUnknown } = message;
      try {
        const former = isUnknown ? await findSent(message) : undefined;
        const { sid } =
          former ?? (await client.messages.create({ to: recipient, from: TWILIO_FROM, body: text }));
        return { status: 'sent', providerId: sid };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close() {},
  };
}

/** Accepted by Twilio but not delivered. */
const undeliveredStatuses = new Set(['failed', 'undelivered', 'canceled']);

/**
 * Keeps only codes: Twilio's messages contain phone numbers, and the library's errors contain the whole request with
 * our secret.
 */
function outcomeOf(error: unknown): DeliveryOutcome {
  const [status, code] = [errorDetail(error, 'status'), errorDetail(error, 'code')];
  const reason = `Twilio ${[status, code].filter((part) => part !== undefined).join(' ') || 'did not answer'}`;
  const failure = {
    ...(typeof status === 'number' ? { status } : {}),
    ...(typeof code === 'number' ? { code } : {}),
  };
  if (isFinalAtTwilio(failure)) return { status: 'never', reason };
  return { status: 'later', reason, isUnknown: isUnknownAtTwilio(failure) };
}
