import { z } from 'zod';
import { latestHoursBefore, noticeHours } from '#clinic/appointments/rules/cancellation.ts';
import type { Role } from '#clinic/audit/contract.ts';
import { kinds } from '#clinic/services/contract.ts';
import { maxTravelMinutes } from '#clinic/services/terms.ts';
import type { ReminderKind } from '#config';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { type ClinicSettings, configuredSettings } from '#platform/clinic-settings.ts';
import { sharedPicturePath } from '#platform/shared-picture.ts';
import { singleLine, singleLineMessage } from '#platform/text/plain-text.ts';
import { isDay } from '#platform/time/calendar-days.ts';
import { cents, requiredLine } from '../catalogue/contract.ts';
import { type SettingsGroup, settingsGroups } from '../terms.ts';
import { texts } from './texts.ts';

const access = { roles: ['admin'] satisfies readonly Role[] } as const;

export const settingsRefusals = {
  invalid: commonRefusals.invalid,
  ...refusalTable(
    {
      changed_meanwhile: { status: 409 },
      no_preview: { status: 409 },
    },
    () => texts().refusals,
  ),
} satisfies RefusalTable;

const phoneSentence = { error: () => texts().phone };

const emergencyContact = z.strictObject({
  name: requiredLine({ error: () => texts().phoneNameMissing }, 60),
  phone: z
    .string(phoneSentence)
    .trim()
    .regex(/^\+?\d(?: ?\d){2,14}$/, phoneSentence),
  description: requiredLine({ error: () => texts().whenToCallMissing }, 200),
});

const urlSentence = { error: () => texts().url };

/** The demonstration's own pages stay valid, so that one address can be changed after another. */
const pageUrl = z
  .string(urlSentence)
  .trim()
  .max(500, { error: () => texts().urlTooLong })
  .refine(
    (text) => text.startsWith('/demo/external/') || (text.startsWith('https://') && URL.canParse(text)),
    urlSentence,
  );

const linkedPage = z.strictObject({
  name: requiredLine({ error: () => texts().pageNameMissing }, 60),
  url: pageUrl,
});

const wholeNumber = (least: number, most: number) =>
  z
    .int({ error: () => texts().wholeNumber })
    .min(least, { error: () => texts().least(least) })
    .max(most, { error: () => texts().most(most) });

/** The wallet refunds for 180 days; this leaves 30 days for a late cancellation. */
const mostDaysAhead = 150;

const holiday = z
  .string({ error: () => texts().dayMissing })
  .refine((text) => isDay(text) && text >= '2020-01-01' && text < '2100-01-01', {
    error: () => texts().dayMissing,
  });

const region = z.strictObject({
  name: requiredLine({ error: () => texts().placeMissing }, 60),
  how: requiredLine({ error: () => texts().howMissing }, 60),
});

function findRepeatedRegions(regions: readonly { name: string }[], context: z.RefinementCtx): void {
  const names = regions.map(({ name }) => name);
  for (const [index, name] of names.entries())
    if (names.indexOf(name) < index)
      context.addIssue({ code: 'custom', path: [index, 'name'], message: texts().placeTwice });
}

const complementaryService = z.strictObject({
  name: requiredLine({ error: () => texts().serviceNameMissing }, 40),
  kind: requiredLine({ error: () => texts().serviceKindMissing }, 60),
  title: requiredLine({ error: () => texts().serviceTitleMissing }, 60),
  url: pageUrl,
});

/** In the language of the request. */
type Sentence = { error: () => string };

/** One value for each line of a field. */
const lines = (
  missing: Sentence,
  { longest, most, mostSentence }: { longest: number; most: number; mostSentence: Sentence },
) =>
  z
    .array(z.string(missing).trim().min(1, missing).regex(singleLine, singleLineMessage))
    .max(most, mostSentence)
    .refine((all) => all.every((text) => text.length <= longest), {
      error: () => texts().lineTooLong(longest),
    });

const countrySentence = { error: () => texts().countryMissing };

const launchedCountries = z.strictObject({
  launch: requiredLine({ error: () => texts().launchMissing }, 30),
  countries: lines(countrySentence, {
    longest: 40,
    most: 12,
    mostSentence: { error: () => texts().mostCountries },
  }).min(1, countrySentence),
});

function findRepeatedCountries(
  reach: readonly { countries: readonly string[] }[],
  context: z.RefinementCtx,
): void {
  const names = reach.flatMap(({ countries }) => countries);
  for (const [index, { countries }] of reach.entries()) {
    const repeated = countries.find((name) => names.indexOf(name) !== names.lastIndexOf(name));
    if (repeated !== undefined)
      context.addIssue({
        code: 'custom',
        path: [index, 'countries'],
        message: texts().countryTwice(repeated),
      });
  }
}

const hoursBeforeSentence = { error: () => texts().hoursBefore };

const reminder = z.strictObject({
  kind: z.enum(['free_change', 'attendance', 'room'], { error: () => texts().purposeMissing }),
  hoursBefore: z
    .number(hoursBeforeSentence)
    .multipleOf(0.25, hoursBeforeSentence)
    .min(0.25, hoursBeforeSentence)
    .max(1_440, { error: () => texts().mostHoursBefore }),
  channels: z.array(z.enum(['email', 'sms'])).min(1, { error: () => texts().channelMissing }),
  only: z.enum(kinds, { error: () => texts().kindsMissing }).nullable(),
});

function findReminderProblems(
  { cancellationHours, reminders }: Pick<ClinicSettings, 'cancellationHours' | 'reminders'>,
  context: z.RefinementCtx,
): void {
  const purposes = reminders.map(({ kind }) => kind);
  for (const [index, { kind, hoursBefore }] of reminders.entries()) {
    if (purposes.indexOf(kind) < index)
      context.addIssue({
        code: 'custom',
        path: ['reminders', index, 'kind'],
        message: texts().purposeTwice,
      });
    const limit = latestHoursBefore({ kind }, cancellationHours);
    if (hoursBefore <= limit)
      context.addIssue({
        code: 'custom',
        path: ['reminders', index, 'hoursBefore'],
        message: texts().reminderTooLate(
          String(limit).replace('.', ','),
          reasonOfLimit(kind, cancellationHours),
        ),
      });
  }
}

const guideParagraphs = lines(
  { error: () => texts().paragraphMissing },
  {
    longest: 600,
    most: 30,
    mostSentence: { error: () => texts().mostParagraphs },
  },
);

const reasonOfLimit = (kind: ReminderKind, cancellationHours: number): string =>
  kind === 'free_change' ? texts().beforeDeadline(cancellationHours) : texts().notSentLater;

const pictureUrl = z
  .string({ error: () => texts().pictureMissing })
  .refine(
    (url) =>
      url === configuredSettings.sharedPicture.url ||
      (url.startsWith(sharedPicturePath) && /\/[0-9a-f]{64}$/.test(url)),
    { error: () => texts().pictureMissing },
  );

const base = z.object({ name: requiredLine({ error: () => texts().municipalityMissing }, 80) });
const area = {
  radiusKm: wholeNumber(1, 200),
  travelMinutes: wholeNumber(0, maxTravelMinutes),
};
const basesOf = <Base extends z.ZodType<{ name: string }>>(one: Base) =>
  z
    .array(one)
    .min(1, { error: () => texts().noMunicipality })
    .max(10, { error: () => texts().mostMunicipalities });

const postCodeSentence = { error: () => texts().postCodes };

const homeAddresses = z.strictObject({
  postCodes: z
    .array(z.string(postCodeSentence))
    .min(1, postCodeSentence)
    .max(60, { error: () => texts().mostPostCodes })
    .refine((codes) => codes.every((code) => /^\d{2,5}$/.test(code)), postCodeSentence),
  provinces: lines(
    { error: () => texts().provinceMissing },
    {
      longest: 60,
      most: 40,
      mostSentence: { error: () => texts().mostProvinces },
    },
  ),
});

/** Values of each group. `clinic-schema.ts` checks the same values in the configuration file. */
export const groupValues = {
  emergency: z
    .strictObject({
      emergencyContacts: z
        .array(emergencyContact)
        .min(2, { error: () => texts().firstTwoPhones })
        .max(10, { error: () => texts().mostPhones }),
    })
    .superRefine(({ emergencyContacts }, context) => {
      const phones = emergencyContacts.map(({ phone }) => phone.replaceAll(' ', ''));
      for (const [index, phone] of phones.entries())
        if (phones.indexOf(phone) < index)
          context.addIssue({
            code: 'custom',
            path: ['emergencyContacts', index, 'phone'],
            message: texts().phoneTwice,
          });
    }),
  pages: z.strictObject({
    privacyPages: z.strictObject({ privacy: linkedPage, cookies: linkedPage, rights: linkedPage }),
    groupSite: linkedPage,
    expertReportsUrl: pageUrl,
  }),
  booking: z.strictObject({
    minimumNoticeHours: wholeNumber(0, 168),
    bookableDaysAhead: wholeNumber(1, mostDaysAhead),
    holdMinutes: wholeNumber(10, 120),
    maximumUnpaidHolds: wholeNumber(1, 20),
    maximumHoldsPerNetwork: wholeNumber(1, 100),
    holdsRunOutBeforePause: wholeNumber(1, 20),
  }),
  reminders: z
    .strictObject({
      cancellationHours: wholeNumber(noticeHours.least, noticeHours.most),
      reminders: z.array(reminder).max(3, { error: () => texts().mostReminders }),
    })
    .superRefine(findReminderProblems),
  video: z.strictObject({
    videoCall: z.strictObject({
      phoneAfterMinutes: wholeNumber(1, 30).meta({ examples: [3] }),
      caller: z.enum(['therapist', 'patient'], { error: () => texts().callerMissing }),
    }),
  }),
  holidays: z.strictObject({
    localHolidays: z
      .array(holiday)
      .max(40, { error: () => texts().mostDays })
      .refine((days) => new Set(days).size === days.length, { error: () => texts().dayTwice }),
  }),
  site: z.strictObject({
    yearsOfExperience: wholeNumber(0, 99),
    accreditation: requiredLine({ error: () => texts().accreditation }, 120).nullable(),
    inaugurationStamp: requiredLine({ error: () => texts().stampMissing }, 20),
    advancedTherapies: z.strictObject({
      announcement: requiredLine({ error: () => texts().announcementMissing }, 60),
      onSiteFrom: requiredLine({ error: () => texts().sinceWhenMissing }, 60),
    }),
    regions: z.strictObject({
      now: z
        .array(region)
        .min(1, { error: () => texts().noPlace })
        .max(12, { error: () => texts().mostPlaces })
        .superRefine(findRepeatedRegions),
      soon: z
        .array(
          z
            .string({ error: () => texts().placeInEachLine })
            .trim()
            .min(1, { error: () => texts().placeInEachLine }),
        )
        .max(12, { error: () => texts().mostPlaces })
        .refine((names) => names.every((name) => name.length <= 60), { error: () => texts().placeTooLong })
        .refine((names) => new Set(names).size === names.length, { error: () => texts().anyPlaceTwice }),
    }),
  }),
  homeVisits: z.strictObject({
    homeVisits: z.strictObject({
      ...area,
      bases: basesOf(base.extend({ latitude: z.number(), longitude: z.number() })),
    }),
    homeAddresses,
  }),
  complementary: z.strictObject({
    complementaryServices: z.strictObject({ platform: complementaryService, magazine: complementaryService }),
  }),
  perks: z.strictObject({
    perkAddresses: z.strictObject({
      platform: pageUrl.nullable(),
      magazine: pageUrl.nullable(),
      homeGuide: guideParagraphs,
      schoolGuide: guideParagraphs,
    }),
  }),
  directory: z.strictObject({
    directory: z.strictObject({
      registrationUrl: pageUrl,
      monthlyFeeCents: cents,
      profilesWithoutSignUpFee: wholeNumber(0, 10_000),
      applicationsOpenOn: requiredLine({ error: () => texts().sinceWhenMissing }, 60),
      visibleWithin: requiredLine({ error: () => texts().visibleWithinMissing }, 40),
      reach: z
        .array(launchedCountries)
        .min(1, { error: () => texts().noCountry })
        .max(4, { error: () => texts().mostLaunches })
        .superRefine(findRepeatedCountries),
    }),
  }),
  sharing: z.strictObject({
    sharedPicture: z.strictObject({
      url: pictureUrl,
      alt: requiredLine({ error: () => texts().pictureTextMissing }, 200),
    }),
  }),
} satisfies Record<SettingsGroup, z.ZodType>;

export type GroupValues = { [Group in SettingsGroup]: z.output<(typeof groupValues)[Group]> };

/** All changed values of public pages, in one object. Perks of plans are for their holders, and only the server reads addresses. */
const changedSettings = z
  .object({
    ...groupValues.emergency.shape,
    ...groupValues.pages.shape,
    ...groupValues.booking.shape,
    ...groupValues.reminders.shape,
    ...groupValues.video.shape,
    ...groupValues.holidays.shape,
    ...groupValues.site.shape,
    homeVisits: groupValues.homeVisits.shape.homeVisits,
    ...groupValues.complementary.shape,
    ...groupValues.directory.shape,
    ...groupValues.sharing.shape,
  } satisfies Record<keyof ClinicSettings, z.ZodType>)
  .partial();

export type StoredSettings = z.output<typeof changedSettings>;

export const getChangedSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  access: 'public',
  summary: 'Values of the configuration that the clinic has changed in the panel',
  status: 200,
  reply: changedSettings,
});

const byGroup = z.object({ group: z.enum(settingsGroups) });
const anyValues = z.record(z.string(), z.unknown());

const savedGroup = z.object({
  /** Number of the stored version; null while the configuration applies. */
  version: z.int().nullable(),
  values: anyValues,
  /** Newest first. */
  history: z.array(
    z.object({ id: z.int(), savedAt: z.string(), savedBy: z.string(), before: anyValues, after: anyValues }),
  ),
});
export type SavedGroup = z.output<typeof savedGroup>;

export const getSettingsGroup = endpoint({
  method: 'GET',
  path: '/api/staff/settings/:group',
  access,
  summary: 'Current values of a group of settings, and its history',
  params: byGroup,
  status: 200,
  reply: savedGroup,
});

const draft = z.discriminatedUnion('group', [
  z.strictObject({ group: z.literal('emergency'), values: groupValues.emergency }),
  z.strictObject({ group: z.literal('pages'), values: groupValues.pages }),
  z.strictObject({ group: z.literal('booking'), values: groupValues.booking }),
  z.strictObject({ group: z.literal('reminders'), values: groupValues.reminders }),
  z.strictObject({ group: z.literal('video'), values: groupValues.video }),
  z.strictObject({ group: z.literal('holidays'), values: groupValues.holidays }),
  z.strictObject({ group: z.literal('site'), values: groupValues.site }),
  z.strictObject({
    group: z.literal('homeVisits'),
    // The server adds the coordinates.
    values: z.strictObject({ homeVisits: z.strictObject({ ...area, bases: basesOf(base) }), homeAddresses }),
  }),
  z.strictObject({ group: z.literal('complementary'), values: groupValues.complementary }),
  z.strictObject({ group: z.literal('perks'), values: groupValues.perks }),
  z.strictObject({ group: z.literal('directory'), values: groupValues.directory }),
  z.strictObject({ group: z.literal('sharing'), values: groupValues.sharing }),
]);
export type SettingsDraft = z.output<typeof draft>;

export const saveSettings = endpoint({
  method: 'POST',
  path: '/api/staff/settings',
  access,
  summary: 'Change a group of settings on every instance; the former values stay in its history',
  body: z.strictObject({ basedOn: z.int().nullable(), draft }),
  status: 200,
  reply: savedGroup,
  refusals: { invalid: settingsRefusals.invalid, changed_meanwhile: settingsRefusals.changed_meanwhile },
});

export const previewSettings = endpoint({
  method: 'POST',
  path: '/api/staff/settings/preview',
  access,
  summary: 'Render the public page of a group with values that are not saved',
  body: z.strictObject({ draft }),
  status: 200,
  reply: z.object({ html: z.string() }),
  refusals: { invalid: settingsRefusals.invalid, no_preview: settingsRefusals.no_preview },
});
