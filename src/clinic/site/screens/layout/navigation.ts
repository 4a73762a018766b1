import { clinicSettings } from '#platform/clinic-settings.ts';
import { routes } from '#platform/paths.ts';
import { texts } from './texts.ts';

export type SitePage = {
  path: string;
  label: string;
  /** Explanation below a name that is not self-explanatory. */
  hint?: string;
  /** Minimum width for the page to appear in the top bar besides the menu. */
  inBar?: 'medium' | 'large';
};

const labels = texts().pages;

const pages = {
  home: { path: routes.home, label: labels.home },
  booking: { path: routes.appointments, label: labels.booking, inBar: 'medium' },
  plans: { path: routes.plans, label: labels.plans, inBar: 'large' },
  prices: { path: `${routes.plans}?tab=prices`, label: labels.prices },
  platform: {
    path: routes.external,
    get label() {
      return clinicSettings().complementaryServices.platform.name;
    },
    get hint() {
      return clinicSettings().complementaryServices.platform.kind;
    },
  },
  wellbeing: { path: routes.selfcare, label: labels.wellbeing, inBar: 'large' },
  services: { path: routes['psychology-services'], label: labels.services },
  approach: { path: routes['multidisciplinary-approach'], label: labels.approach },
  onPhone: { path: routes['embedded-web'], label: labels.onPhone },
  guide: { path: routes['join-team'], label: labels.guide },
  profile: { path: routes.dashboard, label: labels.profile },
} satisfies Record<string, SitePage>;

/** Menu pages in order and groups. */
export const menuGroups: readonly (readonly SitePage[])[] = [
  [pages.home, pages.booking, pages.plans, pages.prices],
  [pages.platform, pages.wellbeing, pages.services, pages.approach],
  [pages.onPhone, pages.guide],
];

const menuPages = menuGroups.flat();

export const barPages = menuPages.filter(({ inBar }) => inBar !== undefined);

export const footerPages: readonly SitePage[] = [
  pages.home,
  pages.booking,
  pages.plans,
  pages.platform,
  pages.profile,
];

/** Menu page for a URL: with the same tab, otherwise with the same path. */
export function pageOf({ pathname, search }: { pathname: string; search: string }): SitePage | undefined {
  const tab = new URLSearchParams(search).get('tab');
  return (
    menuPages.find(({ path }) => path === `${pathname}?tab=${tab}`) ??
    menuPages.find(({ path }) => path === pathname)
  );
}
