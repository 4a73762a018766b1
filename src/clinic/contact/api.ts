import { call } from '#platform/api/client.ts';
import type { Request } from '#platform/api/endpoint.ts';
import { useKeyedMutation } from '#platform/idempotency/use-keyed-mutation.ts';
import type { sendContact } from './contract.ts';

type Message = NonNullable<Request<typeof sendContact>['body']>;

/** Writes to the clinic. Nothing of it is kept in the browser: its key lives as long as the page. */
export function useSendContact() {
  return useKeyedMutation({
    send: (body: Message, key) => call<typeof sendContact>('POST', '/api/contact', { body }, key),
  });
}
