import { randomBytes } from 'node:crypto';
import { asClient, type Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { queueMessage } from '#clinic/notifications/service.server.ts';
import { legalNotice } from '#config';
import { refusing } from '#platform/api/refusals.ts';
import { localizePath } from '#platform/language/language.ts';
import { routes } from '#platform/paths.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { hashToken } from '#platform/secrets/secrets.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import type { PatientsDeps } from '../deps.server.ts';
import { deleteInvitations } from '../directory/queries.server.ts';
import { patientSubject, requirePatientRecord } from '../directory/service.server.ts';
import { contradictionOf, mergeRecords, stateContradicts } from '../joining/merge.server.ts';
import { lockRecordPair } from '../joining/queries.server.ts';
import { patientOfUser } from '../queries.server.ts';
import { dayOfAge } from '../terms.ts';
import { acceptRefusals, invitationRefusals } from './contract.ts';
import { invitationLetter } from './letters.server.ts';
import * as queries from './queries.server.ts';
import { invitationDays } from './terms.ts';

const refuse = refusing(invitationRefusals);
const refuseLink = refusing(acceptRefusals);

export function createInvitations({ db, clock, limits, publicUrl, moveRecords }: PatientsDeps) {
  const accepting = limits({ name: 'invitation', points: 20, seconds: 3600 });

  return {
    /** @throws Refusal `not_found`, `has_account`, `no_email`, `too_young` */
    send: (actor: Person, id: number): Promise<{ email: string; until: string }> =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        const { hasAccount, email, birthDate, language } = await requirePatientRecord(tx, { actor, id, now });
        if (hasAccount) throw refuse('has_account');
        if (email === null) throw refuse('no_email');
        if (
          birthDate !== null &&
          dayOfAge(birthDate, legalNotice.ownAccountFromAge * 12) > wallTimeOf(now).day
        )
          throw refuse('too_young');
        const token = randomBytes(32).toString('base64url');
        const expiresAt = new Date(now.getTime() + invitationDays * 86_400_000);
        const to = { channel: 'email', recipient: email, userId: null, patientId: id, language } as const;
        const compose = () => ({
          kind: 'patient.invitation',
          cause: 'desk' as const,
          expiresAt,
          ...invitationLetter(`${new URL(localizePath(routes.invitacion), publicUrl).href}#${token}`),
        });
        await queueMessage(tx, to, compose, now);
        await deleteInvitations(tx, id);
        await queries.insertInvitation(tx, {
          tokenHash: hashToken(token),
          patientId: id,
          createdAt: now,
          expiresAt,
        });
        const subject = patientSubject(id);
        await record(tx, { at: now, actor, action: 'patient.invited', subject, patientId: id });
        return { email, until: expiresAt.toISOString() };
      }),

    /** @throws Refusal `link_over`, `contradicts`, 429. A refused link stays valid. */
    async accept(userId: number, token: string): Promise<void> {
      await accepting.spend(String(userId));
      await inTransaction(db, async (tx) => {
        const now = clock.now();
        const cardId = await queries.consumeInvitation(tx, hashToken(token), now);
        if (cardId === undefined) throw refuseLink('link_over');
        const { patientId } = await patientOfUser(tx, userId);
        const { own, card } = await requireOnePerson(tx, patientId, cardId);
        await mergeRecords({ moveRecords }, tx, { from: own, to: card }, now);
        await record(tx, {
          at: now,
          actor: asClient(userId),
          action: 'patient.tied',
          patientId: card.id,
          subject: patientSubject(card.id),
          detail: { merged: own.id },
        });
      }).catch(refuseContradiction);
    },
  };
}

/** Checks that two records can belong to one person. @throws Refusal `link_over`, `contradicts` */
async function requireOnePerson(tx: Database, ownId: number, cardId: number) {
  const cards = await lockRecordPair(tx, [ownId, cardId]);
  const own = cards.find(({ id }) => id === ownId);
  const card = cards.find(({ id }) => id === cardId);
  const isFree = card !== undefined && card.userId === null && card.blockedUntil === null;
  if (own === undefined || !isFree) throw refuseLink('link_over');
  if ((await contradictionOf(tx, own, card)) !== null) throw refuseLink('contradicts');
  return { own, card };
}

function refuseContradiction(error: unknown): never {
  if (stateContradicts(error)) throw refuseLink('contradicts');
  throw error;
}
