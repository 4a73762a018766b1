import { clinic } from '#config';

/** Who a page is for: everyone, signed-in users, staff, holders of a link, or demo mode only. */
type PageAccess = 'public' | 'signed-in' | 'staff' | 'link' | 'demo';

type PageFacts = {
  path: `/${string}`;
  access: PageAccess;
  /**
   * Query parameters that change the server-rendered document, with their values. One document is cached per
   * combination, so nothing else may be listed: invented URLs could cause endless renders
   * (`tests/abuse/kept-pages.test.ts` renders every other value and compares).
   */
  keptBy?: Readonly<Record<string, readonly string[]>>;
};

/**
 * The pages by name: the only table for router, navigation, sitemap, gate and page cache. `redirect` parameters
 * contain a name, never a path, so they cannot lead elsewhere.
 */
export const pages = {
  home: { path: '/', access: 'public' },
  // The text above its form depends on the visitor's destination.
  auth: {
    path: '/auth',
    access: 'public',
    keptBy: { redirect: ['home', 'appointments', 'plans'] },
  },
  'verify-email': { path: '/verify-email', access: 'signed-in' },
  appointments: { path: '/appointments', access: 'public' },
  dashboard: { path: '/dashboard', access: 'signed-in' },
  plans: { path: '/plans', access: 'public', keptBy: { tab: ['prices'] } },
  external: {
    path: '/external',
    access: 'public',
    keptBy: { tab: [clinic.complementaryServices.magazine.tab] },
  },
  selfcare: { path: '/selfcare', access: 'public' },
  'join-team': { path: '/join-team', access: 'public' },
  'psychology-services': { path: '/psychology-services', access: 'public' },
  'multidisciplinary-approach': { path: '/multidisciplinary-approach', access: 'public' },
  'embedded-web': { path: '/embedded-web', access: 'public' },
  chat: { path: '/chat', access: 'public' },
  evaluacion: { path: '/evaluacion', access: 'public' },
  cuestionario: { path: '/evaluacion/cuestionario', access: 'signed-in' },
  resultados: { path: '/evaluacion/resultados', access: 'signed-in' },
  // Links can preselect the form's subject.
  contact: {
    path: '/contact',
    access: 'public',
    keptBy: {
      asunto: ['appointment', 'plan', 'couples', 'forensic', 'referral', 'therapies', 'application', 'other'],
    },
  },
  'aviso-legal': { path: '/aviso-legal', access: 'public' },
  cita: { path: '/cita', access: 'link' },
  invitacion: { path: '/invitacion', access: 'link' },
  firmar: { path: '/firmar', access: 'link' },
  'nueva-contrasena': { path: '/nueva-contrasena', access: 'link' },
  staff: { path: '/staff', access: 'staff' },
  'staff-agenda': { path: '/staff/agenda', access: 'staff' },
  'staff-audit': { path: '/staff/registro', access: 'staff' },
  'staff-protocol': { path: '/staff/protocolo', access: 'staff' },
  'staff-schedule': { path: '/staff/horario', access: 'staff' },
  'staff-evaluations': { path: '/staff/evaluaciones', access: 'staff' },
  'staff-people': { path: '/staff/personas', access: 'staff' },
  'staff-inbox': { path: '/staff/bandeja', access: 'staff' },
  'staff-till': { path: '/staff/caja', access: 'staff' },
  'staff-invoices': { path: '/staff/facturas', access: 'staff' },
  'staff-sheets': { path: '/staff/hojas', access: 'staff' },
  'staff-figures': { path: '/staff/cifras', access: 'staff' },
  'staff-documents': { path: '/staff/documentos', access: 'staff' },
  'staff-chat': { path: '/staff/chat', access: 'staff' },
  'staff-requests': { path: '/staff/solicitudes', access: 'staff' },
  // Setup before launch; afterwards it leads to the settings.
  'staff-welcome': { path: '/staff/bienvenida', access: 'staff' },
  // Listed in `src/clinic/settings/screens/settings-pages.tsx`.
  'staff-settings': { path: '/staff/ajustes', access: 'staff' },
  'staff-settings-clinic': { path: '/staff/ajustes/clinica', access: 'staff' },
  'staff-settings-services': { path: '/staff/ajustes/consultas', access: 'staff' },
  'staff-settings-plans': { path: '/staff/ajustes/planes', access: 'staff' },
  'staff-settings-team': { path: '/staff/ajustes/equipo', access: 'staff' },
  'staff-settings-checks': { path: '/staff/ajustes/correo-y-pagos', access: 'staff' },
  'staff-settings-privacy': { path: '/staff/ajustes/proteccion-de-datos', access: 'staff' },
  'staff-settings-programs': { path: '/staff/ajustes/otros-programas', access: 'staff' },
  'staff-answers': { path: '/staff/respuestas', access: 'staff' },
  'staff-import': { path: '/staff/importar', access: 'staff' },
  design: { path: '/demo/design', access: 'demo' },
} as const satisfies Record<string, PageFacts>;

type Pages = typeof pages;
export type PageName = keyof Pages;
/** A page that can be a destination: all but the demo's own. */
export type RouteName = Exclude<PageName, 'design'>;
export type ProtectedName = {
  [Name in PageName]: Pages[Name]['access'] extends 'signed-in' ? Name : never;
}[PageName];

/** A page of the panel, which has its own layout. */
export type StaffPageName = {
  [Name in PageName]: Pages[Name]['access'] extends 'staff' ? Name : never;
}[PageName];

export const allPages: readonly PageFacts[] = Object.values(pages);

const { design: _, ...ofTheSite } = pages;

// Cast: `fromEntries` loses the mapping of names to paths.
export const routes = Object.fromEntries(
  Object.entries(ofTheSite).map(([name, { path }]) => [name, path]),
) as { readonly [Name in RouteName]: Pages[Name]['path'] };

const filterPaths = (holds: (page: PageFacts) => boolean): readonly string[] =>
  allPages.filter(holds).map(({ path }) => path);

/** Pages for search engines: public ones. Personal pages are useless there, and all other URLs get noindex. */
export const listedPaths = filterPaths(({ access }) => access === 'public');

/** Pages that require a session (docs/behaviour.md, Pages). */
export const protectedPaths = filterPaths(({ access }) => access === 'signed-in');

const privateAccess: readonly PageAccess[] = ['signed-in', 'staff', 'link'];

/** Pages of a user or of staff, by session or link: never cached, excluded from robots. */
export const privatePaths = filterPaths(({ access }) => privateAccess.includes(access));

/**
 * Whether a page is available before launch, for staff. Tests the path prefix, which is the smallest code for the
 * browser.
 */
export const isShownBeforeLaunch = (path: string): boolean => /^\/(auth|nueva|staff)/.test(path);

const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

/** Destination of a `redirect` parameter: one of our pages, or the profile. */
export const redirectDestination = (name: string | null): string =>
  name !== null && isRouteName(name) && name !== 'auth' ? routes[name] : routes.dashboard;

/** Destination after e-mail verification: never itself. */
export const destinationAfterVerifying = (redirect: string | null): string =>
  redirectDestination(redirect === 'verify-email' ? null : redirect);

/** Path of the verification page, preserving the `redirect` parameter. */
export const verificationPath = (redirect: string | null): string =>
  destinationAfterVerifying(redirect) === routes.dashboard
    ? routes['verify-email']
    : `${routes['verify-email']}?redirect=${redirect}`;

/** Sign-in path that returns to a page. @param place the tab left there */
export const signInPath = (name: RouteName, place?: string): string =>
  `${routes.auth}?redirect=${name}${place ? `&place=${place}` : ''}`;

export const contactPath = (subject: (typeof pages.contact.keptBy.asunto)[number]): string =>
  `${pages.contact.path}?asunto=${subject}#escribenos`;
