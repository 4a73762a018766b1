import { clinic } from '#config';
import { routes } from '#platform/paths.ts';

export type SitePage = {
  path: string;
  label: string;
  /** A few words under a name that does not speak for itself. */
  hint?: string;
  /** From which width it stands in the top bar itself, besides the menu. */
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

/** The pages that the top bar's menu leads to, in their order and groups. */
export const menuGroups: readonly (readonly SitePage[])[] = [
  [pages.home, pages.booking, pages.plans, pages.prices],
  [pages.platform, pages.wellbeing, pages.services, pages.approach],
  [pages.onPhone, pages.guide],
];

const menuPages = menuGroups.flat();

/** Those that stand in the bar itself where there is room. */
export const barPages = menuPages.filter(({ inBar }) => inBar !== undefined);

/** The footer's quick links. */
export const footerPages: readonly SitePage[] = [
  pages.home,
  pages.booking,
  pages.plans,
  pages.platform,
  pages.profile,
];

/** The menu's page for an address: the one with its very tab, or else the one with its path. */
export function pageOf({ pathname, search }: { pathname: string; search: string }): SitePage | undefined {
  const tab = new URLSearchParams(search).get('tab');
  return (
    menuPages.find(({ path }) => path === `${pathname}?tab=${tab}`) ??
    menuPages.find(({ path }) => path === pathname)
  );
}
