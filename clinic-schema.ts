import { z } from 'zod';
import { noticeProblems } from './src/clinic/appointments/rules/notice-limits.ts';
import { defaultLanguage, languages } from './src/platform/language/language.ts';

/*
 * The clinic's configuration file, checked at start. Types are those of the demonstration's file (`clinic.ts`); this
 * schema checks a clinic's own file, which no compiler has seen. Unknown keys are ignored, so that a file may keep keys
 * that a later release drops.
 */

const text = z.string().min(1);
const cents = z.int().min(0);
const positive = z.int().min(1);
const days = z.int().min(1);
const day = z.iso.date();
const timeOfDay = z.stringFormat('time of day', /^([01]\d|2[0-3]):[0-5]\d$/);
const kind = z.enum(['office', 'home', 'video', 'child']);
const perk = z.enum(['platform', 'magazine', 'home-guide', 'school-guide', 'chat', 'evaluation']);
/** A page on another site, or the demonstration's page in its place. */
const address = z.union([z.url(), z.string().startsWith('/demo/external/')], 'Invalid URL');
const page = z.object({ name: text, url: address });
const place = z.object({ name: text, latitude: z.number(), longitude: z.number() });
const service = z.object({ tab: text, name: text, kind: text, title: text, url: address });

const clinic = z.object({
  name: text,
  city: text,
  languages: z
    .array(z.enum(languages))
    .refine((all) => all.includes(defaultLanguage), `must contain ${defaultLanguage}`),
  localLanguage: text,
  address: text,
  phone: text,
  email: z.email(),
  registrationNumber: text,
  accreditation: text.nullable(),
  yearsOfExperience: z.int().min(0),
  inaugurationStamp: text,
  holidayRegion: z.object({ country: text, state: text }),
  localHolidays: z.array(day),
  videoCall: z.object({
    phoneAfterMinutes: z.int().min(1).max(30),
    caller: z.enum(['therapist', 'patient']),
  }),
  slots: z.array(timeOfDay).min(1),
  sessionMinutes: positive,
  workingWeekdays: z.array(z.int().min(1).max(7)).min(1),
  bookableDaysAhead: days,
  minimumNoticeHours: z.int().min(0),
  holdMinutes: positive,
  maximumUnpaidHolds: positive,
  maximumHoldsPerNetwork: positive,
  holdsRunOutBeforePause: positive,
  cancellationHours: z.int(),
  childMinimumAgeMonths: z.int().min(0),
  verification: z.object({
    furtherSmsPrefixes: z.array(z.string().startsWith('+')),
    smsPerDay: positive,
    smsPerDayAndNetwork: positive,
    lettersPerDayToUnverified: positive,
  }),
  homeVisits: z.object({
    radiusKm: z.number().positive(),
    travelMinutes: z.int().min(0).max(240),
    bases: z.array(place).min(1),
  }),
  mapUrl: z.url(),
  privacyPages: z.object({ privacy: page, cookies: page, rights: page }),
  services: z
    .array(
      z.object({
        kind,
        name: text,
        description: text,
        priceCents: cents,
        firstVisitPriceCents: cents.nullable(),
      }),
    )
    .min(1),
  advancedTherapies: z.object({ announcement: text, onSiteFrom: text }),
  messagesKeptDays: days,
  contactMessagesKeptDays: days,
  contactUnansweredKeptDays: days,
  reminders: z.array(
    z.object({
      kind: z.enum(['free_change', 'attendance', 'room']),
      hoursBefore: z.number().positive(),
      channels: z.array(z.enum(['email', 'sms'])),
      only: kind.nullable(),
    }),
  ),
  expertReportsUrl: address,
  emergencyContacts: z.array(z.object({ name: text, phone: text, description: text })).min(2),
  complementaryServices: z.object({ platform: service, magazine: service }),
  sharedPicture: z.object({ url: text, width: positive, height: positive, alt: text }),
  groupSite: page,
  regions: z.object({ now: z.array(z.object({ name: text, how: text })), soon: z.array(text) }),
});

const offer = z.object({
  kind: z.enum(['landing', 'single', 'monthly', 'quarterly']),
  priceCents: cents,
  payments: positive,
  sessionsPerPayment: z.array(z.int().min(0)).min(1),
  validityMonths: positive,
});

const configuration = z.object({
  clinic,
  homeAddresses: z.object({ postCodes: z.array(text).min(1), provinces: z.array(text) }),
  directory: z.object({
    registrationUrl: address,
    monthlyFeeCents: cents,
    profilesWithoutSignUpFee: z.int().min(0),
    applicationsOpenOn: text,
    visibleWithin: text,
    reach: z.array(
      z.object({ launch: text, countries: z.array(z.object({ code: z.string().length(2), name: text })) }),
    ),
  }),
  legalNotice: z.object({
    isInvented: z.boolean(),
    holder: text,
    taxId: text,
    register: text,
    college: text,
    degree: text,
    ethicsCode: page,
    centreAuthorisation: text,
    paymentProvider: text,
    expertReportVatPercent: z.number().min(0).max(100),
    ownAccountFromAge: z.int().min(14).max(18),
    revisedOn: text,
  }),
  perkAddresses: z.array(
    z.union([z.object({ perk, url: address }), z.object({ perk, paragraphs: z.array(text).min(1) })]),
  ),
  professionalSeeds: z
    .array(
      z.object({ name: text, title: text, bio: text, roomUrl: z.url().nullable(), kinds: z.array(kind) }),
    )
    .min(1),
  consentTextSeeds: z.array(
    z.object({ kind: z.enum(['treatment', 'data', 'video', 'minors']), title: text, body: text }),
  ),
  translations: z.partialRecord(z.enum(languages), z.record(text, text)).optional(),
  planSeeds: z.array(
    z.object({
      id: positive,
      audience: z.enum(['adult', 'child']),
      name: text,
      description: text,
      discountPercent: z.int().min(1).max(100).optional(),
      recommended: z.boolean().optional(),
      features: z.array(z.object({ text, perk: perk.optional() })),
      offers: z.array(offer),
    }),
  ),
});

type Configuration = z.infer<typeof configuration>;

/** Problems of a clinic's configuration, one sentence each with the setting's path; empty if there are none. */
export function findClinicProblems(file: unknown): string[] {
  const { success, data, error } = configuration.safeParse(file, {
    error: (issue) => {
      if (issue.code !== 'invalid_type') return undefined;
      return issue.input === undefined ? 'is missing' : `has to be ${issue.expected}`;
    },
  });
  if (success) return findContradictions(data);
  return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

function findContradictions({ clinic, professionalSeeds, planSeeds }: Configuration): string[] {
  const offered = new Set(clinic.services.map((one) => one.kind));
  return [
    ...noticeProblems(clinic),
    ...findRepeated('clinic.slots', clinic.slots),
    ...findRepeated(
      'clinic.services',
      clinic.services.map((one) => one.kind),
    ),
    ...findRepeated(
      'planSeeds',
      planSeeds.map(({ id }) => String(id)),
    ),
    ...professionalSeeds.flatMap(({ kinds }, index) =>
      kinds
        .filter((one) => !offered.has(one))
        .map((one) => `professionalSeeds.${index}.kinds names ${one}, which clinic.services does not offer`),
    ),
  ];
}

const findRepeated = (name: string, values: readonly string[]): string[] =>
  values
    .filter((value, index) => values.indexOf(value) !== index)
    .map((value) => `${name} contains ${value} twice`);
