import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { listInvoices, noteInvoice, noteRecipient, stateRecipient } from './contract.ts';
import { invoicesFor, noteInvoiceOf, noteRecipientOf, stateRecipientOf } from './service.server.ts';

export function bindInvoices(bind: Bind, deps: PaymentsDeps): void {
  bind(stateRecipient, ({ viewer, body }) => stateRecipientOf(deps, viewer.userId, body));
  bind(listInvoices, ({ query }) => invoicesFor(deps.db, query));
  bind(noteInvoice, async ({ viewer, params, body }) =>
    noteInvoiceOf(deps, await staffActor(deps.db, viewer), params.id, body),
  );
  bind(noteRecipient, async ({ viewer, params, body }) =>
    noteRecipientOf(deps, await staffActor(deps.db, viewer), params.id, body),
  );
}
