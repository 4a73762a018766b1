import { z } from 'zod';
import { deskRoles, staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { newPatient } from '../contract.ts';
import { mapFields, recordFields } from '../fields.ts';
import { noticeAges } from '../terms.ts';
import { peopleFilters } from './terms.ts';
import { texts } from './texts.ts';

const personOnList = z.object({
  id: z.int(),
  /** May be null for a child. */
  name: z.string().nullable(),
  birthDate: z.string().nullable(),
  /** Under 18 today; without a birth date, anyone with a guardian. */
  isChild: z.boolean(),
  /** Falls back to the first guardian's for a child without their own. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  hasAccount: z.boolean(),
  guardianName: z.string().nullable(),
  /** Telephones and e-mail addresses of a child's guardians who may be contacted. */
  guardianContacts: z.array(z.string()),
  /** Start of the next and last appointment; professionals see only their own. */
  nextAt: z.string().nullable(),
  lastAt: z.string().nullable(),
  /** Treating professionals; a professional sees only themselves. */
  professionals: z.array(z.string()),
});
export type ListedPerson = z.output<typeof personOnList>;

const peoplePage = z.object({ people: z.array(personOnList), total: z.int(), page: z.int(), pages: z.int() });
export type PeoplePage = z.output<typeof peoplePage>;

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/staff/people',
  access: { roles: staffRoles },
  summary:
    'Search patient records by name, phone or e-mail, a child’s also by those of guardians; next appointment first, then last ones. Professionals see their patients',
  query: z.strictObject({
    search: z.string().trim().max(100).default(''),
    filter: z.enum(peopleFilters).default('all'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  status: 200,
  reply: peoplePage,
});

export const guardianRights = {
  mayBook: z.boolean(),
  pays: z.boolean(),
  getsNotices: z.boolean(),
  mayAskForRecord: z.boolean(),
  hasNoContact: z.boolean(),
};

/** The fields of a record in replies. */
export const fieldReplies = mapFields(() => z.string().nullable(), recordFields);

const contact = { phone: z.string().nullable(), email: z.string().nullable(), hasAccount: z.boolean() };
const named = { id: z.int(), name: z.string().nullable() };

const patientRecord = z.object({
  ...named,
  ...fieldReplies,
  isChild: z.boolean(),
  hasAccount: z.boolean(),
  createdAt: z.string(),
  invitedUntil: z.string().nullable(),
  /**
   * Notice settings of a minor from 14 on: the birthday that raised the question, whether it is unanswered, and the
   * answer.
   */
  notices: z
    .object({ age: z.literal(noticeAges), isAsked: z.boolean(), tellsPatient: z.boolean() })
    .nullable(),
  guardians: z.array(z.object({ ...named, ...contact, ...guardianRights })),
  children: z.array(z.object({ ...named, birthDate: z.string().nullable() })),
  professionals: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type PatientRecord = z.output<typeof patientRecord>;

export const byPatient = z.object({ id: pathId });

export const recordRefusals = {
  not_found: commonRefusals.not_found,
  invalid: commonRefusals.invalid,
  ...refusalTable({ account_contact: { status: 409 }, same_child: { status: 409 } }, () => texts().refusals),
} satisfies RefusalTable;

export const readPatientRecord = endpoint({
  method: 'GET',
  path: '/api/staff/people/:id',
  access: { roles: staffRoles },
  summary: 'A patient record: contact details, guardians, children, care team. The read is logged',
  params: byPatient,
  status: 200,
  reply: patientRecord,
  refusals: recordRefusals,
});

export const addPerson = endpoint({
  method: 'POST',
  path: '/api/staff/people',
  access: { roles: deskRoles },
  scope: 'book',
  idempotent: true,
  summary: 'Create a patient record; a name is enough',
  body: newPatient,
  status: 201,
  reply: patientRecord,
  refusals: recordRefusals,
});

/** Absent fields stay unchanged. */
const changes = newPatient.partial();
export type PatientRecordChanges = z.output<typeof changes>;

export const updatePatientRecord = endpoint({
  method: 'PATCH',
  path: '/api/staff/people/:id',
  access: { roles: deskRoles },
  summary:
    'Correct a patient record; contact details of an account are changed in the account, unverified, and the former address is notified',
  params: byPatient,
  body: changes,
  status: 200,
  reply: patientRecord,
  refusals: recordRefusals,
});
