import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { PaymentsDeps } from '../deps.server.ts';
import { listInvoices, noteInvoice, noteInvoices, noteRecipient, stateRecipient } from './contract.ts';
import {
  invoicesFor,
  saveInvoiceNumber,
  saveInvoiceNumbers,
  saveRecipient,
  saveStatedRecipient,
} from './service.server.ts';

export function bindInvoices(bind: Bind, deps: PaymentsDeps): void {
  bind(stateRecipient, ({ viewer, body }) => saveStatedRecipient(deps, viewer.userId, body));
  bind(listInvoices, ({ query }) => invoicesFor(deps.db, query));
  bind(noteInvoice, async ({ viewer, params, body }) =>
    saveInvoiceNumber(deps, await staffActor(deps.db, viewer), params.id, body),
  );
  bind(noteInvoices, async ({ viewer, body }) =>
    saveInvoiceNumbers(deps, await staffActor(deps.db, viewer), body),
  );
  bind(noteRecipient, async ({ viewer, params, body }) =>
    saveRecipient(deps, await staffActor(deps.db, viewer), params.id, body),
  );
}
