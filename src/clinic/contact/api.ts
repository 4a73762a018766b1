import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { useKeyedMutation } from '#platform/idempotency/use-keyed-mutation.ts';
import type { sendContact } from './contract.ts';

type Message = NonNullable<Request<typeof sendContact>['body']>;

/**
 * Sends a message to the clinic. Nothing is stored in the browser: the idempotency key lives as long as the
 * page.
 */
export function useSendContact() {
  return useKeyedMutation({
    send: (body: Message, key) => call<typeof sendContact>('POST', '/api/contact', { body }, key),
  });
}
