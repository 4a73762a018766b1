import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { refusals } from '../contract.ts';
import { staffRefusalTexts } from '../staff-refusal-texts.ts';
import { roomRoles } from '../terms.ts';

const byId = z.object({ id: pathId });

export const roomRefusals = {
  not_found: refusals.not_found,
  ...refusalTable(
    { over: { status: 409 }, no_room: { status: 409 }, no_address: { status: 409 } },
    () => staffRefusalTexts().room,
  ),
} satisfies RefusalTable;

/** Addresses and phones to which the link goes. */
const recipients = z.array(z.string());

export const readRoom = endpoint({
  method: 'GET',
  path: '/api/staff/appointments/:id/room',
  access: { roles: staffRoles },
  summary: 'Video room of a confirmed appointment, and who would receive its link',
  params: byId,
  status: 200,
  reply: z.object({
    /** Null for those who do not enter the clinic's own room. */
    url: z.string().nullable(),
    /** When it can be entered: ISO 8601, UTC. Null if always, as an external room. */
    opensAt: z.string().nullable(),
    recipients,
    /** Places in the clinic's own room that wait to be let in. */
    waiting: z.array(z.enum(roomRoles)),
    /** When each person was in the clinic's own room. */
    visits: z.array(
      z.object({ role: z.enum(roomRoles), joinedAt: z.string(), leftAt: z.string().nullable() }),
    ),
  }),
  refusals: { not_found: roomRefusals.not_found, no_room: roomRefusals.no_room },
});

export const sendRoomLink = endpoint({
  method: 'POST',
  path: '/api/staff/appointments/:id/room-link',
  access: { roles: staffRoles },
  summary: 'Send the link of the video room again, by e-mail or else by SMS. Logged',
  params: byId,
  status: 200,
  reply: z.object({ recipients }),
  refusals: roomRefusals,
});
