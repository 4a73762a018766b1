import { furtherLanguages } from '#platform/language/offered-languages.ts';
import { routes } from '#platform/paths.ts';
import { settingsTexts } from './settings-texts.ts';

export type SettingsPage = {
  path: string;
  title: string;
  /** What is inside, in one line. */
  brief: string;
};

const translationsPage: SettingsPage = {
  path: routes['staff-settings-translations'],
  title: settingsTexts().translations.title,
  brief: settingsTexts().translations.brief,
};

/** The pages of the settings, in the order of their list. The command palette also lists them. */
export const settingsPages: readonly SettingsPage[] = [
  {
    path: routes['staff-settings-clinic'],
    title: settingsTexts().clinic.title,
    brief: settingsTexts().clinic.brief,
  },
  {
    path: routes['staff-settings-services'],
    title: settingsTexts().services.title,
    brief: settingsTexts().services.brief,
  },
  {
    path: routes['staff-settings-plans'],
    title: settingsTexts().plans.title,
    brief: settingsTexts().plans.brief,
  },
  {
    path: routes['staff-settings-team'],
    title: settingsTexts().team.title,
    brief: settingsTexts().team.brief,
  },
  {
    path: routes['staff-settings-emergency'],
    title: settingsTexts().emergency.title,
    brief: settingsTexts().emergency.brief,
  },
  {
    path: routes['staff-settings-booking'],
    title: settingsTexts().booking.title,
    brief: settingsTexts().booking.brief,
  },
  {
    path: routes['staff-settings-reminders'],
    title: settingsTexts().reminders.title,
    brief: settingsTexts().reminders.brief,
  },
  {
    path: routes['staff-settings-video'],
    title: settingsTexts().video.title,
    brief: settingsTexts().video.brief,
  },
  {
    path: routes['staff-settings-home-visits'],
    title: settingsTexts().homeVisits.title,
    brief: settingsTexts().homeVisits.brief,
  },
  {
    path: routes['staff-settings-holidays'],
    title: settingsTexts().holidays.title,
    brief: settingsTexts().holidays.brief,
  },
  {
    path: routes['staff-settings-pages'],
    title: settingsTexts().pages.title,
    brief: settingsTexts().pages.brief,
  },
  {
    path: routes['staff-settings-site'],
    title: settingsTexts().site.title,
    brief: settingsTexts().site.brief,
  },
  {
    path: routes['staff-settings-complementary'],
    title: settingsTexts().complementary.title,
    brief: settingsTexts().complementary.brief,
  },
  {
    path: routes['staff-settings-perks'],
    title: settingsTexts().perks.title,
    brief: settingsTexts().perks.brief,
  },
  {
    path: routes['staff-settings-directory'],
    title: settingsTexts().directory.title,
    brief: settingsTexts().directory.brief,
  },
  {
    path: routes['staff-settings-sharing'],
    title: settingsTexts().sharing.title,
    brief: settingsTexts().sharing.brief,
  },
  ...(furtherLanguages.length > 0 ? [translationsPage] : []),
  {
    path: routes['staff-answers'],
    title: settingsTexts().templates.title,
    brief: settingsTexts().templates.brief,
  },
  {
    path: routes['staff-settings-checks'],
    title: settingsTexts().checks.title,
    brief: settingsTexts().checks.brief,
  },
  {
    path: routes['staff-settings-privacy'],
    title: settingsTexts().privacy.title,
    brief: settingsTexts().privacy.brief,
  },
  {
    path: routes['staff-settings-programs'],
    title: settingsTexts().programs.title,
    brief: settingsTexts().programs.brief,
  },
];
