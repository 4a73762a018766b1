import { clinic } from '#config';

/** Who a page is for: anybody, whoever is signed in, whoever works here, whoever holds a link of ours, or the demonstration alone. */
type PageAccess = 'public' | 'signed-in' | 'staff' | 'link' | 'demo';

/** What the house knows of a page beside its screen. */
type PageFacts = {
  path: `/${string}`;
  access: PageAccess;
  /**
   * Query parameters that change the document as the server makes it for somebody unknown, each with the values that do.
   * One document is kept for each of them, so nothing else may stand here: whoever made up addresses could have pages
   * rendered without end (`tests/abuse/kept-pages.test.ts` renders every other value and compares).
   */
  keptBy?: Readonly<Record<string, readonly string[]>>;
};

/**
 * The pages of the site by name: the one table that router, navigation, sitemap, gate and page cache read. `redirect`
 * parameters carry a name of it, never a path, so they cannot lead elsewhere.
 */
export const pages = {
  home: { path: '/', access: 'public' },
  // The sentence above its form speaks of what the visitor was about to do.
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
  // What its form is about is chosen already where a link of ours says so.
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
  // What a clinic sets up, before its site opens and all the year after: src/clinic/settings.
  'staff-welcome': { path: '/staff/bienvenida', access: 'staff' },
  'staff-import': { path: '/staff/importar', access: 'staff' },
  design: { path: '/demo/design', access: 'demo' },
} as const satisfies Record<string, PageFacts>;

type Pages = typeof pages;
export type PageName = keyof Pages;
/** A page that one may be led to: every one but the demonstration's own. */
export type RouteName = Exclude<PageName, 'design'>;
/** A page that only somebody signed in may see. */
export type ProtectedName = {
  [Name in PageName]: Pages[Name]['access'] extends 'signed-in' ? Name : never;
}[PageName];

/** A page of the clinic's side, with a layout of its own. */
export type StaffPageName = {
  [Name in PageName]: Pages[Name]['access'] extends 'staff' ? Name : never;
}[PageName];

/** The facts of every page, as the table's readers want them. */
export const allPages: readonly PageFacts[] = Object.values(pages);

const { design: _, ...ofTheSite } = pages;

/** The paths of the site by name. */
// Cast: `fromEntries` forgets which name has which path.
export const routes = Object.fromEntries(
  Object.entries(ofTheSite).map(([name, { path }]) => [name, path]),
) as { readonly [Name in RouteName]: Pages[Name]['path'] };

const pathsWhere = (holds: (page: PageFacts) => boolean): readonly string[] =>
  allPages.filter(holds).map(({ path }) => path);

/**
 * What search engines are told of: what is for anybody. A page of one person's means nothing to whoever comes from there, and
 * every other address asks them to keep it out of their lists.
 */
export const listedPaths = pathsWhere(({ access }) => access === 'public');

/** Pages that only a signed-in person may see (docs/behaviour.md, Pages). */
export const protectedPaths = pathsWhere(({ access }) => access === 'signed-in');

const ofSomebody: readonly PageAccess[] = ['signed-in', 'staff', 'link'];

/** Pages of one person or of the staff, by a session or by a link: nothing keeps them, and robots stay away. */
export const privatePaths = pathsWhere(({ access }) => ofSomebody.includes(access));

/**
 * Whether a page is there before the site is open: whoever works here signs in, chooses a password and prepares it. By the
 * beginning of its path, which weighs least in the browser.
 */
export const isShownBeforeLaunch = (path: string): boolean => /^\/(auth|nueva|staff)/.test(path);

const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

/** Where a `redirect` parameter leads: one of our own pages, or the profile. */
export const destinationOf = (name: string | null): string =>
  name !== null && isRouteName(name) && name !== 'auth' ? routes[name] : routes.dashboard;

/** Where the page that verifies an e-mail leads on to: never to itself. */
export const afterVerifying = (redirect: string | null): string =>
  destinationOf(redirect === 'verify-email' ? null : redirect);

/** Path of that page, which keeps the `redirect` of the sign-in page. */
export const verifyThen = (redirect: string | null): string =>
  afterVerifying(redirect) === routes.dashboard
    ? routes['verify-email']
    : `${routes['verify-email']}?redirect=${redirect}`;

/** Path of the sign-in page that leads back to a page afterwards. @param place the tab that was left there */
export const signInThen = (name: RouteName, place?: string): string =>
  `${routes.auth}?redirect=${name}${place ? `&place=${place}` : ''}`;

/** The form of the contact page with its subject chosen. */
export const contactAbout = (subject: (typeof pages.contact.keptBy.asunto)[number]): string =>
  `${pages.contact.path}?asunto=${subject}#escribenos`;
