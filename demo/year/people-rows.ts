import { asClient } from '#clinic/audit/contract.ts';
import { clinic } from '#config';
import { guestUsername } from '../guest.ts';
import type { Context } from './context.ts';
import { emailOf, fullName, phoneOf, streets, usernameOf } from './names.ts';
import { type Patient, type Person, peopleOf } from './people.ts';
import { createRandom } from './random.ts';
import type { RowCollector } from './rows.ts';
import { plus } from './visits.ts';

/** Accounts, patient records and guardianships, with their lines in the audit log. */
export function writePeople(context: Context, collector: RowCollector, patients: readonly Patient[]): void {
  const { rows, audit, reception, hasHappened } = collector;
  const guest = patients.find(({ isGuest }) => isGuest)?.person;
  for (const person of peopleOf(patients)) {
    if (!hasHappened(person.createdAt)) continue;
    const contact = contactOf(context, person);
    if (person.userId !== null) writeAccount(context, collector, person, person === guest);
    // Contact details are in the account.
    const own = person.userId === null ? contact : { email: null, phone: null, address: null };
    rows.patients.push({
      id: person.id,
      userId: person.userId,
      guardianId: null,
      birthDate: person.birthDate,
      fullName: fullName(person.name),
      ...own,
      document: null,
      language: contact.language,
      emergencyName: null,
      emergencyPhone: null,
      emergencyRelation: null,
      deskRemark: contact.remark,
      createdAt: person.createdAt,
      blockedUntil: null,
    });
    if (person.userId === null)
      audit(person.createdAt, reception, 'patient.created', `patient:${person.id}`, { patientId: person.id });
  }
  for (const { person, guardians, arrangement } of patients) {
    if (guardians.length === 0) continue;
    const at = plus(guardians.at(-1)?.person.createdAt ?? person.createdAt, 1);
    if (!hasHappened(at)) continue;
    for (const { person: guardian, pays, hasNoContact } of guardians)
      rows.guardianships.push({
        patientId: person.id,
        guardianId: guardian.id,
        mayBook: !hasNoContact,
        pays,
        getsNotices: !hasNoContact,
        mayAskForRecord: !hasNoContact,
        hasNoContact,
        createdAt: at,
      });
    writeArrangement(context, collector, { patientId: person.id, arrangement, at: plus(at, 4) });
  }
}

function writeArrangement(
  { seal }: Context,
  { rows, audit, reception, nextId, hasHappened }: RowCollector,
  { patientId, arrangement, at }: { patientId: number; arrangement: Patient['arrangement']; at: Date },
): void {
  if (arrangement === null || !hasHappened(at)) return;
  const id = nextId('consent_arrangements');
  const note = 'Resolución a la vista en la primera visita; copia en el archivador, carpeta R.';
  rows.consentArrangements.push({
    id,
    patientId,
    arrangement,
    sealedNote: arrangement === 'court_ruling' ? seal('consent_arrangements', 'sealed_note', id, note) : null,
    at,
    enteredBy: reception.userId,
  });
  audit(at, reception, 'consent.arrangement', `patient:${patientId}`, { patientId, detail: { arrangement } });
}

/** Null for most people: not recorded. */
const languages = [...Array.from({ length: 6 }, () => null), 'ca', 'ca', 'es'];

/** How a person can be reached: most have a phone and an e-mail address, some only one of them. */
function contactOf({ seed }: Context, { key, name, phone, birthDate }: Person) {
  const random = createRandom(seed).fork(`contact/${key}`);
  const isChild = key.startsWith('child/');
  const hasEmail = random.chance(0.85);
  return {
    email: isChild || !hasEmail ? null : emailOf(name),
    phone: isChild ? null : phoneOf(phone),
    address: random.chance(0.3)
      ? `${random.pick(streets)}, ${random.int(1, 80)}, 17000 ${clinic.city}`
      : null,
    language: random.pick(languages),
    remark:
      birthDate !== null && random.chance(0.05)
        ? random.pick([
            'Prefiere que la llamen por la tarde.',
            'Viene en silla de ruedas: sala de la planta baja.',
          ])
        : null,
  };
}

function writeAccount(
  context: Context,
  { rows, audit }: RowCollector,
  person: Person,
  isGuest: boolean,
): void {
  const { name, userId, createdAt } = person;
  if (userId === null) return;
  const username = isGuest ? guestUsername : usernameOf(name);
  rows.users.push({
    id: userId,
    username,
    usernameKey: username,
    usernameLook: context.toLookalikeKey(username),
    passwordHash: context.passwordHash,
    role: 'client',
    fullName: fullName(name),
    email: emailOf(name),
    emailVerified: true,
    formerEmail: null,
    emailSetAt: null,
    emailSetBy: null,
    phone: phoneOf(person.phone),
    language: null,
    phoneVerified: false,
    address: contactOf(context, person).address,
    createdAt,
    closedAt: null,
    disabledAt: null,
  });
  audit(createdAt, asClient(userId), 'account.registered', `user:${userId}`);
}
