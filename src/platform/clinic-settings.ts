import { clinic, directory, type ReminderSeed } from '#config';
import { currentLanguage, type Language } from './language/language.ts';

export type EmergencyContact = { name: string; phone: string; description: string };

/**
 * Values of the configuration that directors change in the panel. Everything here reaches the browser;
 * `private-settings.server.ts` has the others.
 */
export type ClinicSettings = {
  /** The first is for immediate danger, the second for suicide risk. */
  emergencyContacts: readonly [EmergencyContact, EmergencyContact, ...EmergencyContact[]];
  privacyPages: { privacy: LinkedPage; cookies: LinkedPage; rights: LinkedPage };
  groupSite: LinkedPage;
  expertReportsUrl: string;
  /** Holidays of the town, 'YYYY-MM-DD'. */
  localHolidays: readonly string[];
  bookableDaysAhead: number;
  minimumNoticeHours: number;
  /** Applies to holds that begin from now on: each stores its own end. */
  holdMinutes: number;
  maximumUnpaidHolds: number;
  maximumHoldsPerNetwork: number;
  holdsRunOutBeforePause: number;
  /** Full refund and free moving until this many hours before the start, for appointments booked from now on. */
  cancellationHours: number;
  /** At most one of each kind. */
  reminders: readonly ReminderSeed[];
  /** The rule when the connection of a video call is lost: who telephones, and after how many minutes. */
  videoCall: { phoneAfterMinutes: number; caller: 'therapist' | 'patient' };
  homeVisits: HomeVisits;
  regions: { now: readonly { name: string; how: string }[]; soon: readonly string[] };
  yearsOfExperience: number;
  /** Who verified the accreditation and when; null if not verified: then the site does not mention it. */
  accreditation: string | null;
  inaugurationStamp: string;
  /** The dates are text; nothing is computed from them. */
  advancedTherapies: { announcement: string; onSiteFrom: string };
  /** Sites that the clinic recommends. Their tabs on /external are addresses and stay in the configuration. */
  complementaryServices: { platform: ComplementaryService; magazine: ComplementaryService };
  directory: ProfessionalDirectory;
  /** Beside shared links (Open Graph). */
  sharedPicture: SharedPicture;
};

/** The size of the configured one is in the configuration; uploaded ones have `uploadedSize`. */
type SharedPicture = { url: string; alt: string };

/** `title` is used on the front page. */
type ComplementaryService = { name: string; kind: string; title: string; url: string };

/** The directory of health professionals advertised on /join-team. */
type ProfessionalDirectory = {
  /** They register on this site. */
  registrationUrl: string;
  monthlyFeeCents: number;
  profilesWithoutSignUpFee: number;
  applicationsOpenOn: string;
  visibleWithin: string;
  /** Names of countries by launch, earliest first. */
  reach: readonly { launch: string; countries: readonly string[] }[];
};

/** Visits go this far from the nearest base, as the crow flies. */
type HomeVisits = {
  radiusKm: number;
  /** Before and after each visit; stored with each appointment. */
  travelMinutes: number;
  bases: readonly { name: string; latitude: number; longitude: number }[];
};

/** A page on another site. */
type LinkedPage = { name: string; url: string };

export type ChangedSettings = Partial<ClinicSettings>;

/** Values of the configuration file, before any change in the panel. Cast: the type of `clinic` hides them. */
export const configuredSettings: Readonly<ClinicSettings> = pickSettings(clinic as unknown as ClinicSettings);

const current = new Map<Language, Readonly<ClinicSettings>>();

/**
 * The current values, with texts in the current language. Call it while rendering or writing, not while a module loads
 * (`tests/contact-at-load.test.ts`).
 */
export const clinicSettings = (): Readonly<ClinicSettings> =>
  current.get(currentLanguage()) ?? configuredSettings;

/** Applies the values stored in the panel to this process or page; the configuration provides the others. */
export function applySettings(changed: ChangedSettings, language: Language = currentLanguage()): void {
  current.set(language, Object.freeze({ ...configuredSettings, ...changed }));
}

/** The configured values in the structure of the panel. Leaves out everything else that the configuration contains. */
function pickSettings(configured: ClinicSettings): Readonly<ClinicSettings> {
  return Object.freeze({
    emergencyContacts: configured.emergencyContacts,
    privacyPages: configured.privacyPages,
    groupSite: configured.groupSite,
    expertReportsUrl: configured.expertReportsUrl,
    localHolidays: configured.localHolidays,
    bookableDaysAhead: configured.bookableDaysAhead,
    minimumNoticeHours: configured.minimumNoticeHours,
    holdMinutes: configured.holdMinutes,
    maximumUnpaidHolds: configured.maximumUnpaidHolds,
    maximumHoldsPerNetwork: configured.maximumHoldsPerNetwork,
    holdsRunOutBeforePause: configured.holdsRunOutBeforePause,
    cancellationHours: configured.cancellationHours,
    reminders: configured.reminders,
    videoCall: configured.videoCall,
    homeVisits: configured.homeVisits,
    regions: configured.regions,
    yearsOfExperience: configured.yearsOfExperience,
    accreditation: configured.accreditation,
    inaugurationStamp: configured.inaugurationStamp,
    advancedTherapies: configured.advancedTherapies,
    complementaryServices: {
      platform: withoutTab(configured.complementaryServices.platform),
      magazine: withoutTab(configured.complementaryServices.magazine),
    },
    sharedPicture: { url: configured.sharedPicture.url, alt: configured.sharedPicture.alt },
    directory: {
      registrationUrl: directory.registrationUrl,
      monthlyFeeCents: directory.monthlyFeeCents,
      profilesWithoutSignUpFee: directory.profilesWithoutSignUpFee,
      applicationsOpenOn: directory.applicationsOpenOn,
      visibleWithin: directory.visibleWithin,
      reach: directory.reach.map(({ launch, countries }) => ({
        launch,
        countries: countries.map(({ name }) => name),
      })),
    },
  });
}

function withoutTab({ name, kind, title, url }: ComplementaryService): ComplementaryService {
  return { name, kind, title, url };
}
