import { routes } from '#platform/paths.ts';

export type SitePage = {
  path: string;
  label: string;
  /** Stands in the top bar itself where there is room, besides the menu. */
  inBar?: boolean;
};

/** The pages that the top bar's menu leads to, in the order in which they are shown. */
export const mainPages: readonly SitePage[] = [
  { path: routes.home, label: 'Inicio' },
  { path: routes.appointments, label: 'Reservar cita', inBar: true },
  { path: routes.plans, label: 'Planes y precios' },
];

/** The footer's quick links. */
export const footerPages: readonly SitePage[] = [
  ...mainPages,
  { path: routes.dashboard, label: 'Mi perfil' },
];

/** Pages that only a signed-in person may see (SPEC.md section 2). */
export const protectedPaths: readonly string[] = [routes.dashboard];
