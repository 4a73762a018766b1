import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { letter } from '#clinic/notifications/service.server.ts';
import { organizationAt } from '#clinic/organization/service.server.ts';
import { contactsOf, findLanguage, notifyPatient } from '#clinic/patients/service.server.ts';
import { appointmentReference } from '#clinic/payments/contract.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Language } from '#platform/language/language.ts';
import { languageOfRecipient, runInLanguage } from '#platform/language/request-language.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { lastNote } from '../attendance/queries.server.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { type AppointmentView, findInScope } from '../queries.server.ts';
import { certificateTexts } from './certificate-texts.ts';
import { certificateRefusals, type issueCertificate } from './contract.ts';
import { certificatePdf } from './pdf.server.ts';
import * as queries from './queries.server.ts';
import {
  certificateInitials,
  certificateSeries,
  codeFrom,
  codeLength,
  formatCertificateNumber,
  parseCode,
} from './rules.ts';

const refuse = refusing(certificateRefusals);

type Wish = z.output<(typeof issueCertificate)['body']>;
type Deps = Pick<AppointmentsDeps, 'db' | 'clock' | 'publicUrl'>;

/** Attendance certificates. Every actor who may plan an appointment may issue them. */
export function createCertificates({ db, clock, publicUrl }: Deps) {
  const find = async (actor: Person, id: number) => {
    const certificate = await queries.findCertificate(db, { actor, id });
    if (certificate === undefined) throw refuse('not_found');
    const issuer = await organizationAt(db, certificate.issuedAt);
    const content = await runInLanguage(certificate.language, () =>
      certificatePdf({ ...certificate, issuer, publicUrl }),
    );
    return { certificate, name: fileNameOf(certificate), content };
  };

  return {
    /** @throws Refusal `not_found`, `not_attended`, `not_ended`, `no_name` */
    issue: (actor: Person, id: number, wish: Wish): Promise<{ id: number; number: string }> =>
      inTransaction(db, async (tx) => {
        const issuedAt = clock.now();
        const view = await findInScope(tx, { actor, id }, issuedAt);
        if (view === undefined) throw refuse('not_found');
        const note = await lastNote(tx, id, view.startsAt);
        if (view.status !== 'confirmed' || note?.status !== 'fulfilled') throw refuse('not_attended');
        if (issuedAt < view.endsAt) throw refuse('not_ended');
        const { patientId, holderName } = await holderOf(tx, view, wish);
        const { holder } = wish;
        const former = await queries.findIssued(tx, { appointmentId: id, holder, holderName });
        if (former !== undefined) return { id: former.id, number: formatCertificateNumber(former) };
        const issued = await queries.insertCertificate(tx, {
          appointmentId: id,
          holder,
          holderName,
          language: languageOfRecipient(await findLanguage(tx, patientId, issuedAt)),
          series: certificateSeries(issuedAt),
          code: codeFrom(randomBytes(codeLength)),
          startsAt: view.startsAt,
          endsAt: view.endsAt,
          issuedAt,
          issuedBy: actor.userId,
        });
        const number = formatCertificateNumber(issued);
        await record(tx, {
          at: issuedAt,
          actor,
          action: 'certificate.issued',
          patientId,
          subject: appointmentReference(id),
          detail: { number, holder },
        });
        return { id: issued.id, number };
      }),

    /** @throws Refusal `not_found` */
    async recipients(actor: Person, id: number): Promise<{ patient: string[]; companion: string[] }> {
      const now = clock.now();
      const view = await findInScope(db, { actor, id }, now);
      if (view === undefined) throw refuse('not_found');
      const { patientId, companionId } = view;
      return {
        patient: await listAddresses(db, patientId, now),
        companion: companionId === null ? [] : await listAddresses(db, companionId, now),
      };
    },

    /** @throws Refusal `not_found` */
    file: (actor: Person, id: number) => find(actor, id),

    /** @throws Refusal `not_found`, `no_address` */
    async send(actor: Person, id: number): Promise<{ recipients: string[] }> {
      const { certificate, name, content } = await find(actor, id);
      const { subjectId } = certificate;
      const attachment = {
        name,
        type: 'application/pdf',
        content: content.toString('base64'),
        encoding: 'base64' as const,
      };
      return inTransaction(db, async (tx) => {
        const now = clock.now();
        const recipients = await listAddresses(tx, subjectId, now);
        if (recipients.length === 0) throw refuse('no_address');
        const compose = () => ({
          kind: 'certificate.sent',
          cause: 'desk' as const,
          about: `certificate:${id}`,
          attachments: [attachment],
          ...letter(certificateTexts().title, [certificateTexts().letter]),
        });
        await notifyPatient(tx, subjectId, compose, now);
        await record(tx, {
          at: now,
          actor,
          action: 'certificate.sent',
          patientId: subjectId,
          subject: appointmentReference(certificate.appointmentId),
          detail: { number: formatCertificateNumber(certificate) },
        });
        return { recipients };
      });
    },
  };
}

async function listAddresses(db: Database, patientId: number, now: Date): Promise<string[]> {
  const contacts = await contactsOf(db, patientId, now);
  return contacts.flatMap(({ email }) => email ?? []);
}

const fileNameOf = (certificate: { series: string; number: number; language: Language }): string =>
  certificateTexts(certificate.language).fileName(formatCertificateNumber(certificate).replace('/', '-'));

/** @throws Refusal `not_found` for a blocked record or an absent second person, `no_name` */
async function holderOf(
  tx: Database,
  view: AppointmentView,
  wish: Wish,
): Promise<{ patientId: number; holderName: string }> {
  const patientId = wish.holder === 'companion' ? view.companionId : view.patientId;
  if (patientId === null || (await queries.isBlocked(tx, patientId))) throw refuse('not_found');
  if (wish.holder === 'accompanying') return { patientId, holderName: wish.name };
  const holderName = await queries.findPatientName(tx, patientId);
  if (holderName === null) throw refuse('no_name');
  return { patientId, holderName };
}

/** Fields that the public page confirms; no other leaves the server. */
export type VerifiedCertificate = { number: string; day: string; initials: string };

/** @returns null for an unknown code, and for one whose record is blocked or erased */
export async function verifyCertificate(db: Database, typed: string): Promise<VerifiedCertificate | null> {
  const found = await queries.findByCode(db, parseCode(typed));
  if (found === undefined) return null;
  return {
    number: formatCertificateNumber(found),
    day: wallTimeOf(found.startsAt).day,
    initials: certificateInitials(found.holderName),
  };
}
