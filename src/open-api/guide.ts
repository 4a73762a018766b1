import { deliverySeconds, formerSecretHours } from '#clinic/integrations/terms.ts';
import { clinicContact } from '#platform/clinic-contact.ts';

/** Introduction of the OpenAPI document in Markdown; applies to every endpoint. */
export const guideText = (openApiPath: string): string => `
How to book, pay for and cancel a consultation at ${clinicContact().name} with a program. The document at \`${openApiPath}\` is generated from the
contracts against which the server validates its responses.

## Units

- Money is an integer in **euro cents**, in every field (\`price\`, \`priceCents\`).
- Instants have an offset (\`2026-12-15T08:00:00.000Z\`); requests may use any offset.
- Days (\`2026-12-15\`) and times of day (\`09:00\`) are in **Europe/Madrid**, wherever the program runs.
- \`message\` is a Spanish sentence for people; programs use \`code\`.

## Booking, paying and cancelling

1. \`register\` or \`login\`: the response sets the session cookie; send it with each request.
2. \`listServices\` and \`listProfessionals\` return what can be booked with whom, \`getAvailability\` the hours; choose a slot that is \`free\`.
3. \`book\` with the slot’s \`startsAt\` as \`date\`. The response is \`pending\`: the slot is held until \`holdExpiresAt\`. If the slot was
   taken meanwhile, \`slot_taken\` returns free slots as \`alternatives\`.
4. Read the wallet’s settings with \`getPaymentsConfig\` and create an order there, for \`price\` cents in \`currency\`. Its only purchase unit
   contains \`custom_id\`, \`appointment:\` and the appointment’s id, which states **what the money is for**, and \`reference_id\`, the
   \`referenceId\` of the settings.
5. Call \`reportOrder\` before the order is approved, so that the payment is found even if the program stops. Then have it approved and captured.
6. \`pay\` with the order’s id. \`success: false\` means that it is still being verified: request the appointment again. Only the wallet’s own
   record makes an appointment paid.
7. \`moveAppointment\` and \`cancelAppointment\` until the appointment’s \`cancellationHours\` before its start. Payments are refunded by
   the original method.

## API keys

A program of the clinic itself, such as a switchboard, sends \`Authorization: Bearer\` with a key that the director creates in the
panel. A key opens the operations that name one of its scopes: \`agenda\`, \`book\` and \`money\`. It sees the same data as
the desk, may send 120 requests a minute, and can be revoked by the director at any time.

## Webhooks

Instead of polling, a program can receive webhooks: the director enters its URL in the panel and passes on the secret that the panel shows
once. Messages are signed according to Standard Webhooks and can be verified with its libraries; their content is described below, under
Webhooks.

- Messages contain no personal data: no names, no record numbers, nothing about the treatment. Use an API key to request details.
- Each message arrives **at least once**, with the same \`webhook-id\` at each attempt, and not always in order: for an appointment, the higher
  \`revision\` is the later one.
- Respond with any \`2xx\` within ${deliverySeconds} seconds. Otherwise the message is retried at increasing intervals for three days; then the director
  sees the failure and can send it again. Redirects are not followed. \`410\` removes the endpoint.
- After a secret is renewed, the former one also signs for ${formerSecretHours} hours.

## Errors and retries

- Send an \`Idempotency-Key\` with every writing operation that accepts one. After a lost response, repeat the request with the same key.
- \`429\` and \`503\` have \`Retry-After\`, in seconds.
- Programs send neither \`Origin\` nor \`Sec-Fetch-Site\`; requests from pages of other sites are refused (\`foreign_origin\`).
- Another user’s id gets the same response as an unknown id.
- Every response has an \`X-Request-Id\`: include it in questions to us.
`;
