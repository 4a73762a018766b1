import { clinic } from '#config';
import { routes } from '#platform/paths.ts';

export type SitePage = {
  path: string;
  label: string;
  /** Explanation below a name that is not self-explanatory. */
  hint?: string;
  /** Minimum width for the page to appear in the top bar besides the menu. */
  inBar?: 'medium' | 'large';
};

const { platform } = clinic.complementaryServices;

const pages = {
  home: { path: routes.home, label: 'Inicio' },
  booking: { path: routes.appointments, label: 'Reservar cita', inBar: 'medium' },
  plans: { path: routes.plans, label: 'Suscripciones', inBar: 'large' },
  prices: { path: `${routes.plans}?tab=prices`, label: 'Precios sesión' },
  platform: { path: routes.external, label: platform.name, hint: platform.kind },
  wellbeing: { path: routes.selfcare, label: 'Bienestar', inBar: 'large' },
  services: { path: routes['psychology-services'], label: 'Servicios de psicología' },
  approach: { path: routes['multidisciplinary-approach'], label: 'Enfoque multidisciplinar' },
  onPhone: { path: routes['embedded-web'], label: 'Ponme en tu móvil' },
  guide: { path: routes['join-team'], label: 'Guía de profesionales' },
  profile: { path: routes.dashboard, label: 'Mi perfil' },
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
