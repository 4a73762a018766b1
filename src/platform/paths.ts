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
  /** Camera and microphone are allowed in its document. */
  usesCamera?: true;
};

/** Paths of the panel's pages. */
const staffPaths = {
  staff: '/staff',
  'staff-agenda': '/staff/agenda',
  'staff-audit': '/staff/registro',
  'staff-protocol': '/staff/protocolo',
  'staff-schedule': '/staff/horario',
  'staff-evaluations': '/staff/evaluaciones',
  'staff-people': '/staff/personas',
  'staff-inbox': '/staff/bandeja',
  'staff-till': '/staff/caja',
  'staff-invoices': '/staff/facturas',
  'staff-sheets': '/staff/hojas',
  'staff-figures': '/staff/cifras',
  'staff-documents': '/staff/documentos',
  'staff-chat': '/staff/chat',
  'staff-requests': '/staff/solicitudes',
  // Setup before launch; afterwards it leads to the settings.
  'staff-welcome': '/staff/bienvenida',
  // Listed in `src/clinic/organization/screens/settings-pages.ts`.
  'staff-settings': '/staff/ajustes',
  'staff-settings-clinic': '/staff/ajustes/clinica',
  'staff-settings-services': '/staff/ajustes/consultas',
  'staff-settings-plans': '/staff/ajustes/planes',
  'staff-settings-team': '/staff/ajustes/equipo',
  'staff-settings-emergency': '/staff/ajustes/emergencias',
  'staff-settings-booking': '/staff/ajustes/reservas',
  'staff-settings-reminders': '/staff/ajustes/recordatorios',
  'staff-settings-home-visits': '/staff/ajustes/domicilio',
  'staff-settings-holidays': '/staff/ajustes/festivos',
  'staff-settings-pages': '/staff/ajustes/paginas',
  'staff-settings-site': '/staff/ajustes/textos-de-la-web',
  'staff-settings-complementary': '/staff/ajustes/servicios-complementarios',
  'staff-settings-video': '/staff/ajustes/videollamada',
  'staff-settings-perks': '/staff/ajustes/ventajas-de-los-planes',
  'staff-settings-directory': '/staff/ajustes/guia-de-profesionales',
  'staff-settings-sharing': '/staff/ajustes/imagen-para-compartir',
  'staff-settings-translations': '/staff/ajustes/traducciones',
  'staff-settings-checks': '/staff/ajustes/correo-y-pagos',
  'staff-settings-privacy': '/staff/ajustes/proteccion-de-datos',
  'staff-settings-programs': '/staff/ajustes/otros-programas',
  'staff-answers': '/staff/respuestas',
  'staff-import': '/staff/importar',
} as const;

type StaffPages = {
  [Name in keyof typeof staffPaths]: { path: (typeof staffPaths)[Name]; access: 'staff' };
};

// Cast: `fromEntries` loses the mapping of names to paths.
const staffPages = () =>
  Object.fromEntries(
    Object.entries(staffPaths).map(([name, path]) => [name, { path, access: 'staff' }]),
  ) as StaffPages;

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
  video: { path: '/video', access: 'link', usesCamera: true },
  invitacion: { path: '/invitacion', access: 'link' },
  firmar: { path: '/firmar', access: 'link' },
  'nueva-contrasena': { path: '/nueva-contrasena', access: 'link' },
  ...staffPages(),
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
