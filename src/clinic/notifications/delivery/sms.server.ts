import twilio from 'twilio';
import { errorDetail } from '#platform/errors.ts';
import type { Claimed } from '../queries.server.ts';
import { isFinalAtTwilio, isUnknownAtTwilio } from '../rules.ts';
import type { DeliveryOutcome, Transport, Ways } from './transport.server.ts';

const timeoutMs = 15_000;

/** As many as could have gone to one number since the message was written. */
const looksBack = 50;

/** Our clock and Twilio's may differ; its own instants are whole seconds. */
const clockSlackMs = 60_000;

/**
 * SMS through Twilio. It has no key that would make a repeated order the same order, so where a former try may have gone out
 * (the worker was killed, nobody answered) its own list is asked first.
 * @throws Error where the account's id is not one
 */
export function openTwilio(ways: Ways): Transport {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, TWILIO_API_URL } = ways;
  const client = twilio(TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, { timeout: timeoutMs });
  if (TWILIO_API_URL !== undefined) client.api.baseUrl = TWILIO_API_URL;

  const findSent = async ({ recipient, text, createdAt }: Claimed) => {
    const since = createdAt.getTime() - clockSlackMs;
    const sent = await client.messages.list({ to: recipient, limit: looksBack, pageSize: looksBack });
    // A trial account puts a sentence of its own before the words.
    return sent.find(
      ({ body, dateCreated, status }) =>
        body.endsWith(text) && dateCreated.getTime() >= since && !lost.has(status),
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

/** What Twilio took and could not deliver has not arrived. */
const lost = new Set(['failed', 'undelivered', 'canceled']);

/** Its sentences name numbers, and the library's errors hold the whole order with our secret: only codes are kept. */
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
