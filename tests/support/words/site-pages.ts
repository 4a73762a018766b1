import { allPages } from '#platform/paths.ts';
import siteRoutes from '../../../src/routes.ts';

/** All pages of src/routes.ts with the beginning of their titles. Duplicated here on purpose. */
export const pageTitles: Readonly<Record<string, string>> = {
  '/': 'Clínica Onyar · Psicología en Girona y por videollamada',
  '/auth': 'Iniciar sesión o registrarse',
  '/verify-email': 'Verifica tu correo',
  '/nueva-contrasena': 'Nueva contraseña',
  '/appointments': 'Agenda tu Consulta',
  '/dashboard': 'Mi Perfil',
  '/plans': 'Planes y precios',
  '/external': 'Servicios complementarios',
  '/selfcare': 'Guía de bienestar',
  '/join-team': 'Guía de profesionales',
  '/psychology-services': 'Servicios de psicología',
  '/multidisciplinary-approach': 'Enfoque multidisciplinar',
  '/embedded-web': 'Ponme en tu móvil',
  '/chat': 'Chat de apoyo',
  '/evaluacion': 'Evaluación psicométrica',
  '/evaluacion/cuestionario': 'Cuestionario',
  '/evaluacion/resultados': 'Tus resultados',
  '/contact': 'Contacto',
  '/aviso-legal': 'Aviso legal',
  '/invitacion': 'Invitación',
  '/cita': 'Tu próxima cita',
  '/demo/design': 'Piezas del diseño',
  '/*': 'Página no encontrada',
};

/** Pages excluded from search engines, with the reason. */
export const unlistedPages: Readonly<Record<string, string>> = {
  '/nueva-contrasena': 'a form, behind a link in a mail',
  '/dashboard': 'one person’s own',
  '/verify-email': 'one person’s own',
  '/evaluacion/cuestionario': 'one person’s own',
  '/evaluacion/resultados': 'one person’s own',
  '/invitacion': 'means nothing without the link of an invitation',
  '/cita': 'means nothing without the link of a reminder',
  '/demo/design': 'the demonstration’s own',
  '/*': 'not a page',
};

/** URL of a route in a browser; an unused one stands for '*'. */
export const browserPath = (path: string): string => (path === '/*' ? '/no-existe' : path);

export type DocumentContent = { ids: string[]; links: Link[]; sources: string[]; text: string };
type Link = { href: string; tag: string };

/** Anchors, links, files and visible text of a document, parsed without a browser. */
export function readDocument(html: string): DocumentContent {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '');
  const valuesOf = (pattern: RegExp, text = body) =>
    [...text.matchAll(pattern)].map(([, value = '']) => plain(value));
  return {
    ids: valuesOf(/\sid="([^"]*)"/g),
    links: [...body.matchAll(/<a\s[^>]*>/g)].map(([tag]) => ({
      tag,
      href: plain(/\shref="([^"]*)"/.exec(tag)?.[1] ?? ''),
    })),
    sources: valuesOf(/<(?:img|source|link|script)\b[^>]*?\s(?:src|srcSet|srcset|href)="([^"]*)"/g, html),
    text: plain(body.replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' '),
  };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');

const pathsIn = (layouts: typeof siteRoutes) =>
  layouts.flatMap(({ children = [] }) => children).map(({ path }) => `/${path ?? ''}`);

const isStaffRoute = ({ file }: (typeof siteRoutes)[number]) => file.startsWith('clinic/staff/');

/** Paths of all public pages from the router; '/*' stands for any other. */
export const sitePaths = pathsIn(siteRoutes.filter((each) => !isStaffRoute(each)));

/** Paths of the staff panel; the pages of its settings share one route. */
export const staffPaths = allPages.filter(({ access }) => access === 'staff').map(({ path }): string => path);
