/** The paths of the site by name. `redirect` parameters carry a name, never a path, so they cannot lead elsewhere. */
export const routes = {
  home: '/',
  auth: '/auth',
  'verify-email': '/verify-email',
  appointments: '/appointments',
  dashboard: '/dashboard',
  plans: '/plans',
  external: '/external',
  selfcare: '/selfcare',
  'join-team': '/join-team',
  'psychology-services': '/psychology-services',
  'multidisciplinary-approach': '/multidisciplinary-approach',
  'embedded-web': '/embedded-web',
  chat: '/chat',
  evaluacion: '/evaluacion',
  contact: '/contact',
  'aviso-legal': '/aviso-legal',
  cita: '/cita',
  'nueva-contrasena': '/nueva-contrasena',
} as const;
export type RouteName = keyof typeof routes;

/** Pages that mean nothing to whoever arrives from a search engine: they belong to one person. */
const unlisted: readonly RouteName[] = ['dashboard', 'cita', 'verify-email', 'nueva-contrasena'];

/** What search engines are told of. Every other address asks them to keep it out of their lists. */
export const listedPaths: readonly string[] = Object.entries(routes)
  .filter(([name]) => !unlisted.includes(name as RouteName))
  .map(([, path]) => path);

/** Where a `redirect` parameter leads: one of our own pages, or the profile. */
export const destinationOf = (name: string | null): string =>
  name !== null && Object.hasOwn(routes, name) && name !== 'auth'
    ? routes[name as RouteName]
    : routes.dashboard;

/** Where the page that verifies an e-mail leads on to: never to itself. */
export const afterVerifying = (redirect: string | null): string =>
  destinationOf(redirect === 'verify-email' ? null : redirect);

/** Path of that page, which keeps the `redirect` of the sign-in page. */
export const verifyThen = (redirect: string | null): string =>
  afterVerifying(redirect) === routes.dashboard
    ? routes['verify-email']
    : `${routes['verify-email']}?redirect=${redirect}`;

/** Path of the sign-in page that leads back to a page afterwards. */
export const signInThen = (name: RouteName): string => `${routes.auth}?redirect=${name}`;
