import { furtherLanguages } from '#platform/language/offered-languages.ts';
import { routes } from '#platform/paths.ts';

export type SettingsPage = {
  path: string;
  title: string;
  /** What is inside, in one line. */
  brief: string;
};

const translationsPage: SettingsPage = {
  path: routes['staff-settings-translations'],
  title: 'Traducciones',
  brief: 'Los textos de la clínica en los demás idiomas de la web.',
};

/** The pages of the settings, in the order of their list. The command palette also lists them. */
export const settingsPages: readonly SettingsPage[] = [
  {
    path: routes['staff-settings-clinic'],
    title: 'Datos de la clínica',
    brief: 'Nombre, dirección, teléfono, NIF y registros.',
  },
  {
    path: routes['staff-settings-services'],
    title: 'Consultas y precios',
    brief: 'Qué se ofrece, cuánto dura y cuánto cuesta.',
  },
  {
    path: routes['staff-settings-plans'],
    title: 'Planes de sesiones',
    brief: 'Varias sesiones por un precio.',
  },
  {
    path: routes['staff-settings-team'],
    title: 'Equipo y cuentas',
    brief: 'Profesionales, fotos, horario y acceso al panel.',
  },
  {
    path: routes['staff-settings-emergency'],
    title: 'Teléfonos de emergencia',
    brief: 'A quién llamar en peligro, en toda la web.',
  },
  {
    path: routes['staff-settings-booking'],
    title: 'Reglas de reserva',
    brief: 'Antelación, minutos para pagar y reservas sin pagar.',
  },
  {
    path: routes['staff-settings-reminders'],
    title: 'Cancelación y recordatorios',
    brief: 'Hasta cuándo se cancela gratis, y qué avisos llegan antes.',
  },
  {
    path: routes['staff-settings-video'],
    title: 'Videollamada',
    brief: 'Quién llama por teléfono si se corta, y cuándo.',
  },
  {
    path: routes['staff-settings-home-visits'],
    title: 'Consultas a domicilio',
    brief: 'Hasta dónde vais, y cuánto se tarda en llegar.',
  },
  {
    path: routes['staff-settings-holidays'],
    title: 'Festivos locales',
    brief: 'Los dos de la población cada año.',
  },
  {
    path: routes['staff-settings-pages'],
    title: 'Páginas en otras webs',
    brief: 'Privacidad, cookies, derechos y web del grupo.',
  },
  {
    path: routes['staff-settings-site'],
    title: 'Textos de la web',
    brief: 'Experiencia, regiones y terapias avanzadas.',
  },
  {
    path: routes['staff-settings-complementary'],
    title: 'Servicios complementarios',
    brief: 'La plataforma y la revista: nombre, texto y dirección.',
  },
  {
    path: routes['staff-settings-perks'],
    title: 'Ventajas de los planes',
    brief: 'Accesos y guías para quien tiene un plan.',
  },
  {
    path: routes['staff-settings-directory'],
    title: 'Guía de profesionales',
    brief: 'Cuota, plazos, países y web del registro.',
  },
  {
    path: routes['staff-settings-sharing'],
    title: 'Imagen para compartir',
    brief: 'La que sale en las redes junto a un enlace.',
  },
  ...(furtherLanguages.length > 0 ? [translationsPage] : []),
  {
    path: routes['staff-answers'],
    title: 'Respuestas preparadas',
    brief: 'Los textos que el equipo inserta en la bandeja y en el chat.',
  },
  {
    path: routes['staff-settings-checks'],
    title: 'Correo, pagos y copias',
    brief: 'Comprobar que salen los correos, que se puede cobrar y que hay copias.',
  },
  {
    path: routes['staff-settings-privacy'],
    title: 'Protección de datos',
    brief: 'Responsable, evaluación de impacto y contratos.',
  },
  {
    path: routes['staff-settings-programs'],
    title: 'Otros programas',
    brief: 'Importar datos, claves de acceso y avisos a otros programas.',
  },
];
