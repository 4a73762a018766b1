import { currentCancellationHours } from '#clinic/appointments/rules/cancellation.ts';
import { formerSecretHours, sendSeconds } from '#clinic/integrations/terms.ts';
import { clinicContact } from '#platform/clinic-contact.ts';

/** Introduction of the OpenAPI document in Markdown; applies to every endpoint. */
export const guideText = (openApiPath: string): string => `
What a program needs to book, pay for and cancel a consultation at ${clinicContact().name}. The document at \`${openApiPath}\` is made
from the contracts that the server itself checks its answers by.

## Units

- Money is an integer of **cents of a euro**, whatever the field is called (\`price\`, \`priceCents\`).
- An instant carries its offset (\`2026-12-15T08:00:00.000Z\`); one that is sent may have any offset.
- A day (\`2026-12-15\`) and a time of day (\`09:00\`) are those of **Madrid**, wherever the program runs.
- \`message\` is a sentence in Spanish for a person; \`code\` is what a program goes by.

## From an hour to a paid consultation, and back

1. \`register\` or \`login\`: the answer sets the cookie of the session; send it back with each call.
2. \`listServices\` and \`listProfessionals\` say what can be booked with whom, \`getAvailability\` the hours; take a slot that is \`free\`.
3. \`book\` with the slot’s \`startsAt\` as \`date\`. The answer is \`pending\`: its hour is held until \`holdExpiresAt\`. Where somebody was
   quicker, \`slot_taken\` brings free hours along as \`alternatives\`.
4. Ask \`getPaymentsConfig\` for the wallet and make an order there, for \`price\` cents in \`currency\`. Its one purchase unit carries
   \`custom_id\`: \`appointment:\` and the appointment’s id, which says **what the money is for**, and \`reference_id\`: the
   \`referenceId\` of the configuration.
5. \`reportOrder\` before it is approved, so that the money is found again should the program stop; then have it approved and captured.
6. \`pay\` with the order’s id. \`success: false\` means: still being checked, ask for the appointment again. Paid is paid
   only where the wallet itself says so.
7. \`moveAppointment\` and \`cancelAppointment\` until the appointment’s \`cancellationHours\` before its start (${currentCancellationHours} for new bookings). What was paid goes back the way it came.

## With a key instead of a session

A program that works for the clinic itself, such as a switchboard, sends \`Authorization: Bearer\` and a key that the direction
makes in the panel. It opens the operations that name one of its scopes: \`agenda\`, \`book\` and \`money\`. It sees what
the desk sees, may call 120 times a minute, and ends as soon as the direction says so.

## Being told

Instead of asking again and again, a program can be told: the direction gives its address in the panel and hands over the secret that
the panel shows once. Messages are signed as Standard Webhooks has it, so any of its libraries
checks them; what each holds stands below, under Webhooks.

- Nothing in them says who: no name, no number of a card, nothing of what somebody comes for. A program that may know asks with its key.
- Each arrives **at least once**, with the same \`webhook-id\` at each try, and not always in order: of an appointment the greater
  \`revision\` is the later.
- Answer with any \`2xx\` within ${sendSeconds} seconds. Otherwise it is tried again, ever more seldom, for three days; then the direction sees that it was
  given up, and can send it again. Redirects are not followed. \`410\` ends the endpoint.
- A changed secret goes on signing for ${formerSecretHours} hours beside the new one.

## Safely

- Send an \`Idempotency-Key\` with whatever changes something and takes one. After a lost answer, send the same again.
- \`429\` and \`503\` carry \`Retry-After\`, in seconds.
- Programs send neither \`Origin\` nor \`Sec-Fetch-Site\`; a browser’s page of another site is refused (\`foreign_origin\`).
- An id of somebody else’s is answered as one that nobody has.
- Every answer carries \`X-Request-Id\`: tell us when you ask us about it.
`;
