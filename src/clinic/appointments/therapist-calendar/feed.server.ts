import { randomBytes } from 'node:crypto';
import ical, { ICalEventStatus } from 'ical-generator';
import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { inTransaction } from '#platform/postgres/database.server.ts';
import { hashToken } from '#platform/secrets/secrets.server.ts';
import { type AgendaRow, listBetween } from '../agenda/queries.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { readFeed } from './contract.ts';
import { professionalOfFeed, renewFeed } from './queries.server.ts';
import { initialsOf } from './rules.ts';

const refuse = refusing(readFeed.refusals);
/** Range of the calendar in days: last week, and as far ahead as appointments are planned. */
const pastDays = 7;
const daysAhead = 200;

/**
 * A professional's calendar at a secret address. Only the hash is stored: a lost address has to be renewed.
 */
export function createFeed(deps: AppointmentsDeps) {
  const { db, clock } = deps;
  // Calendar clients poll a few times an hour, and many may share one network.
  const limit = deps.limits({ name: 'feed', points: 300, seconds: 3600 });

  return {
    /**
     * @returns the new address; the former one stops working
     * @throws Refusal `not_found` if the actor is not a therapist
     */
    async renew(actor: Person): Promise<{ address: string }> {
      const { professionalId } = actor;
      if (professionalId === null) throw refuse('not_found');
      const token = randomBytes(32).toString('base64url');
      await inTransaction(db, async (tx) => {
        const at = clock.now();
        await renewFeed(tx, { professionalId, tokenHash: hashToken(token), renewedAt: at });
        await record(tx, { at, actor, action: 'feed.renewed', subject: `professional:${professionalId}` });
      });
      return { address: new URL(`/api/feeds/${token}.ics`, deps.publicUrl).href };
    },

    /** @throws Refusal `not_found`; 429 */
    async read(file: string, network: string): Promise<string> {
      await limit.spend(network);
      const professionalId = await professionalOfFeed(db, hashToken(file.slice(0, -'.ics'.length)));
      if (professionalId === undefined) throw refuse('not_found');
      const now = clock.now();
      const range = {
        startsAt: new Date(now.getTime() - pastDays * 86_400_000),
        endsAt: new Date(now.getTime() + daysAhead * 86_400_000),
      };
      const rows = await listBetween(db, range, now);
      const own = rows.filter(({ appointment }) => appointment.professionalId === professionalId);
      return calendarOf(own, deps.host, now);
    },
  };
}

/** Neither kind nor place: calendars are shared and shown on lock screens. */
function calendarOf(rows: readonly AgendaRow[], host: string, now: Date): string {
  const calendar = ical({
    name: `Agenda · ${clinicContact().name}`,
    prodId: { company: clinicContact().name, product: 'Onyar', language: 'ES' },
  });
  for (const { appointment, name, guardianName } of rows)
    calendar.createEvent({
      id: `agenda-${appointment.id}@${host}`,
      sequence: appointment.revision,
      stamp: now,
      start: appointment.startsAt,
      end: appointment.endsAt,
      status: appointment.status === 'confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      summary: initialsOf(name ?? guardianName),
    });
  // The library omits the last line break; RFC 5545 section 3.1 ends every line with CRLF.
  return `${calendar.toString().trimEnd()}\r\n`;
}
