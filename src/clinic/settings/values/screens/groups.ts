import type { SettingsGroup } from '../../terms.ts';
import type { FieldSpec } from './field-specs.ts';
import { groupTexts } from './group-texts.ts';

export type SettingsForm = {
  /** What the values do, in one or two sentences. */
  lead: string;
  fields: readonly FieldSpec[];
};

const pageFields = (): readonly FieldSpec[] => [
  { kind: 'text', name: 'name', label: groupTexts().page.name },
  { kind: 'url', name: 'url', label: groupTexts().page.url },
];

const serviceFields = (): readonly FieldSpec[] => [
  { kind: 'text', name: 'name', label: groupTexts().service.name },
  { kind: 'text', name: 'kind', label: groupTexts().service.kind },
  { kind: 'text', name: 'title', label: groupTexts().service.title },
  { kind: 'url', name: 'url', label: groupTexts().service.url },
];

/** In the current language. */
export const settingsForms = (): Record<SettingsGroup, SettingsForm> => ({
  emergency: {
    lead: groupTexts().emergency.lead,
    fields: [
      {
        kind: 'list',
        name: 'emergencyContacts',
        label: groupTexts().emergency.contacts,
        item: (index) =>
          [groupTexts().emergency.first, groupTexts().emergency.second][index] ??
          groupTexts().emergency.contact(index + 1),
        fixed: 2,
        most: 10,
        add: groupTexts().emergency.add,
        fields: [
          { kind: 'text', name: 'name', label: groupTexts().emergency.name },
          { kind: 'phone', name: 'phone', label: groupTexts().emergency.phone },
          { kind: 'paragraph', name: 'description', label: groupTexts().emergency.description },
        ],
      },
    ],
  },
  pages: {
    lead: groupTexts().pages.lead,
    fields: [
      {
        kind: 'part',
        name: 'privacyPages',
        label: groupTexts().pages.legal,
        fields: [
          { kind: 'part', name: 'privacy', label: groupTexts().pages.privacy, fields: pageFields() },
          { kind: 'part', name: 'cookies', label: groupTexts().pages.cookies, fields: pageFields() },
          { kind: 'part', name: 'rights', label: groupTexts().pages.rights, fields: pageFields() },
        ],
      },
      { kind: 'part', name: 'groupSite', label: groupTexts().pages.groupSite, fields: pageFields() },
      { kind: 'url', name: 'expertReportsUrl', label: groupTexts().pages.expertReports, isWide: true },
    ],
  },
  booking: {
    lead: groupTexts().booking.lead,
    fields: [
      {
        kind: 'number',
        name: 'minimumNoticeHours',
        label: groupTexts().booking.notice,
        hint: groupTexts().booking.noticeHint,
      },
      {
        kind: 'number',
        name: 'bookableDaysAhead',
        label: groupTexts().booking.daysAhead,
        hint: groupTexts().booking.daysAheadHint,
      },
      {
        kind: 'number',
        name: 'holdMinutes',
        label: groupTexts().booking.hold,
        hint: groupTexts().booking.holdHint,
      },
      {
        kind: 'number',
        name: 'maximumUnpaidHolds',
        label: groupTexts().booking.unpaid,
        hint: groupTexts().booking.unpaidHint,
      },
      {
        kind: 'number',
        name: 'maximumHoldsPerNetwork',
        label: groupTexts().booking.unpaidPerNetwork,
        hint: groupTexts().booking.unpaidPerNetworkHint,
      },
      {
        kind: 'number',
        name: 'holdsRunOutBeforePause',
        label: groupTexts().booking.runOut,
        hint: groupTexts().booking.runOutHint,
      },
    ],
  },
  reminders: {
    lead: groupTexts().reminders.lead,
    fields: [
      {
        kind: 'number',
        name: 'cancellationHours',
        label: groupTexts().reminders.cancellation,
        hint: groupTexts().reminders.cancellationHint,
        isWide: true,
      },
      {
        kind: 'list',
        name: 'reminders',
        label: groupTexts().reminders.reminders,
        hint: groupTexts().reminders.remindersHint,
        item: (index) => groupTexts().reminders.reminder(index + 1),
        fixed: 0,
        most: 3,
        add: groupTexts().reminders.add,
        fields: [
          {
            kind: 'select',
            name: 'kind',
            label: groupTexts().reminders.purpose,
            options: [
              { value: '', label: groupTexts().reminders.choose },
              { value: 'free_change', label: groupTexts().reminders.freeChange },
              { value: 'attendance', label: groupTexts().reminders.attendance },
              { value: 'room', label: groupTexts().reminders.room },
            ],
          },
          { kind: 'number', name: 'hoursBefore', label: groupTexts().reminders.hoursBefore },
          {
            kind: 'select',
            name: 'only',
            label: groupTexts().reminders.appointments,
            options: [
              { value: '', label: groupTexts().reminders.all },
              { value: 'office', label: groupTexts().reminders.office },
              { value: 'home', label: groupTexts().reminders.home },
              { value: 'video', label: groupTexts().reminders.video },
              { value: 'child', label: groupTexts().reminders.child },
            ],
          },
          {
            kind: 'choices',
            name: 'channels',
            label: groupTexts().reminders.channels,
            options: [
              { value: 'email', label: groupTexts().reminders.email },
              { value: 'sms', label: 'SMS' },
            ],
          },
        ],
      },
    ],
  },
  video: {
    lead: groupTexts().video.lead,
    fields: [
      {
        kind: 'part',
        name: 'videoCall',
        label: groupTexts().video.cut,
        fields: [
          {
            kind: 'number',
            name: 'phoneAfterMinutes',
            label: groupTexts().video.minutes,
            hint: groupTexts().video.minutesHint,
          },
          {
            kind: 'select',
            name: 'caller',
            label: groupTexts().video.caller,
            options: [
              { value: 'therapist', label: groupTexts().video.therapist },
              { value: 'patient', label: groupTexts().video.patient },
            ],
          },
        ],
      },
    ],
  },
  homeVisits: {
    lead: groupTexts().homeVisits.lead,
    fields: [
      {
        kind: 'part',
        name: 'homeVisits',
        label: groupTexts().homeVisits.area,
        fields: [
          {
            kind: 'number',
            name: 'radiusKm',
            label: groupTexts().homeVisits.radius,
            hint: groupTexts().homeVisits.radiusHint,
          },
          {
            kind: 'number',
            name: 'travelMinutes',
            label: groupTexts().homeVisits.travel,
            hint: groupTexts().homeVisits.travelHint,
          },
          {
            kind: 'list',
            name: 'bases',
            label: groupTexts().homeVisits.bases,
            hint: groupTexts().homeVisits.basesHint,
            item: (index) => groupTexts().homeVisits.base(index + 1),
            fixed: 1,
            most: 10,
            add: groupTexts().homeVisits.add,
            fields: [{ kind: 'municipality', name: 'name', label: groupTexts().homeVisits.name }],
          },
        ],
      },
      {
        kind: 'part',
        name: 'homeAddresses',
        label: groupTexts().homeVisits.addresses,
        fields: [
          {
            kind: 'lines',
            name: 'postCodes',
            label: groupTexts().homeVisits.postCodes,
            hint: groupTexts().homeVisits.postCodesHint,
          },
          {
            kind: 'lines',
            name: 'provinces',
            label: groupTexts().homeVisits.provinces,
            hint: groupTexts().homeVisits.provincesHint,
            isOptional: true,
          },
        ],
      },
    ],
  },
  holidays: {
    lead: groupTexts().holidays.lead,
    fields: [
      {
        kind: 'days',
        name: 'localHolidays',
        label: groupTexts().holidays.days,
        add: groupTexts().holidays.add,
      },
    ],
  },
  site: {
    lead: groupTexts().site.lead,
    fields: [
      { kind: 'number', name: 'yearsOfExperience', label: groupTexts().site.years },
      { kind: 'text', name: 'inaugurationStamp', label: groupTexts().site.stamp },
      {
        kind: 'text',
        name: 'accreditation',
        label: groupTexts().site.accreditation,
        hint: groupTexts().site.accreditationHint,
        isOptional: true,
        isWide: true,
      },
      {
        kind: 'part',
        name: 'advancedTherapies',
        label: groupTexts().site.therapies,
        hint: groupTexts().site.therapiesHint,
        fields: [
          { kind: 'text', name: 'announcement', label: groupTexts().site.announcement },
          { kind: 'text', name: 'onSiteFrom', label: groupTexts().site.onSiteFrom },
        ],
      },
      {
        kind: 'part',
        name: 'regions',
        label: groupTexts().site.regions,
        fields: [
          {
            kind: 'list',
            name: 'now',
            label: groupTexts().site.now,
            item: (index) => groupTexts().site.place(index + 1),
            fixed: 1,
            most: 12,
            add: groupTexts().site.addPlace,
            fields: [
              { kind: 'text', name: 'name', label: groupTexts().site.name },
              { kind: 'text', name: 'how', label: groupTexts().site.how },
            ],
          },
          {
            kind: 'lines',
            name: 'soon',
            label: groupTexts().site.soon,
            hint: groupTexts().site.soonHint,
            isOptional: true,
          },
        ],
      },
    ],
  },
  complementary: {
    lead: groupTexts().complementary.lead,
    fields: [
      {
        kind: 'part',
        name: 'complementaryServices',
        label: groupTexts().complementary.services,
        fields: [
          {
            kind: 'part',
            name: 'platform',
            label: groupTexts().complementary.platform,
            fields: serviceFields(),
          },
          {
            kind: 'part',
            name: 'magazine',
            label: groupTexts().complementary.magazine,
            fields: serviceFields(),
          },
        ],
      },
    ],
  },
  perks: {
    lead: groupTexts().perks.lead,
    fields: [
      {
        kind: 'part',
        name: 'perkAddresses',
        label: groupTexts().perks.addresses,
        fields: [
          { kind: 'url', name: 'platform', label: groupTexts().perks.platform, isOptional: true },
          { kind: 'url', name: 'magazine', label: groupTexts().perks.magazine, isOptional: true },
          {
            kind: 'lines',
            name: 'homeGuide',
            label: groupTexts().perks.homeGuide,
            hint: groupTexts().perks.paragraphs,
            isOptional: true,
          },
          {
            kind: 'lines',
            name: 'schoolGuide',
            label: groupTexts().perks.schoolGuide,
            hint: groupTexts().perks.paragraphs,
            isOptional: true,
          },
        ],
      },
    ],
  },
  directory: {
    lead: groupTexts().directory.lead,
    fields: [
      {
        kind: 'part',
        name: 'directory',
        label: groupTexts().directory.guide,
        fields: [
          { kind: 'url', name: 'registrationUrl', label: groupTexts().directory.registration, isWide: true },
          { kind: 'euros', name: 'monthlyFeeCents', label: groupTexts().directory.fee },
          {
            kind: 'number',
            name: 'profilesWithoutSignUpFee',
            label: groupTexts().directory.freeProfiles,
          },
          { kind: 'text', name: 'applicationsOpenOn', label: groupTexts().directory.openSince },
          { kind: 'text', name: 'visibleWithin', label: groupTexts().directory.visibleWithin },
          {
            kind: 'list',
            name: 'reach',
            label: groupTexts().directory.reach,
            item: (index) => groupTexts().directory.launch(index + 1),
            fixed: 1,
            most: 4,
            add: groupTexts().directory.add,
            fields: [
              {
                kind: 'text',
                name: 'launch',
                label: groupTexts().directory.when,
                hint: groupTexts().directory.whenHint,
              },
              {
                kind: 'lines',
                name: 'countries',
                label: groupTexts().directory.countries,
                hint: groupTexts().directory.countriesHint,
              },
            ],
          },
        ],
      },
    ],
  },
  sharing: {
    lead: groupTexts().sharing.lead,
    fields: [
      {
        kind: 'part',
        name: 'sharedPicture',
        label: groupTexts().sharing.picture,
        fields: [
          {
            kind: 'picture',
            name: 'url',
            label: groupTexts().sharing.file,
            hint: groupTexts().sharing.fileHint,
          },
          {
            kind: 'text',
            name: 'alt',
            label: groupTexts().sharing.alt,
            hint: groupTexts().sharing.altHint,
            isWide: true,
          },
        ],
      },
    ],
  },
});
