import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { agendaAppointment } from '../agenda/contract.ts';
import { refusals } from '../contract.ts';
import { staffRefusalTexts } from '../staff-refusal-texts.ts';

const { not_found, cancelled, no_credit } = refusals;

export const sessionPaymentRefusals = {
  not_found,
  cancelled,
  no_credit,
  ...refusalTable(
    { already_paid: { status: 409 }, under_review: { status: 409, isPassing: true } },
    () => staffRefusalTexts().sessions.refusals,
  ),
} satisfies RefusalTable;

export const payBySession = endpoint({
  method: 'POST',
  path: '/api/staff/appointments/:id/session',
  access: { roles: staffRoles },
  scope: 'money',
  idempotent: true,
  summary: "Pay for an unpaid appointment with a session of its patient's plan",
  params: z.object({ id: pathId }),
  status: 200,
  reply: agendaAppointment,
  refusals: sessionPaymentRefusals,
});

export const paySeveralBySessions = endpoint({
  method: 'POST',
  path: '/api/staff/people/:id/sessions',
  access: { roles: staffRoles },
  scope: 'money',
  idempotent: true,
  summary:
    'Pay for several unpaid appointments of a patient with sessions of their plans: all of them or none',
  params: z.object({ id: pathId }),
  body: z.strictObject({
    appointmentIds: z
      .array(z.int().positive())
      .min(1, { error: () => staffRefusalTexts().sessions.noneChosen })
      .max(20, { error: () => staffRefusalTexts().sessions.tooMany })
      .refine((all) => new Set(all).size === all.length, {
        error: () => staffRefusalTexts().sessions.chosenTwice,
      }),
  }),
  status: 204,
  reply: null,
  refusals: sessionPaymentRefusals,
});
