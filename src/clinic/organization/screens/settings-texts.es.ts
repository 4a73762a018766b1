export const es = {
  translations: {
    title: 'Traducciones',
    brief: 'Los textos de la clínica en los demás idiomas de la web.',
  },
  clinic: {
    title: 'Datos de la clínica',
    brief: 'Nombre, dirección, teléfono, NIF y registros.',
  },
  services: {
    title: 'Consultas y precios',
    brief: 'Qué se ofrece, cuánto dura y cuánto cuesta.',
  },
  plans: {
    title: 'Planes de sesiones',
    brief: 'Varias sesiones por un precio.',
  },
  team: {
    title: 'Equipo y cuentas',
    brief: 'Profesionales, fotos, horario y acceso al panel.',
  },
  emergency: {
    title: 'Teléfonos de emergencia',
    brief: 'A quién llamar en peligro, en toda la web.',
  },
  booking: {
    title: 'Reglas de reserva',
    brief: 'Antelación, minutos para pagar y reservas sin pagar.',
  },
  reminders: {
    title: 'Cancelación y recordatorios',
    brief: 'Hasta cuándo se cancela gratis, y qué avisos llegan antes.',
  },
  video: {
    title: 'Videollamada',
    brief: 'Quién llama por teléfono si se corta, y cuándo.',
  },
  homeVisits: {
    title: 'Consultas a domicilio',
    brief: 'Hasta dónde vais, y cuánto se tarda en llegar.',
  },
  holidays: {
    title: 'Festivos locales',
    brief: 'Los dos de la población cada año.',
  },
  pages: {
    title: 'Páginas en otras webs',
    brief: 'Privacidad, cookies, derechos y web del grupo.',
  },
  site: {
    title: 'Textos de la web',
    brief: 'Experiencia, regiones y terapias avanzadas.',
  },
  complementary: {
    title: 'Servicios complementarios',
    brief: 'La plataforma y la revista: nombre, texto y dirección.',
  },
  perks: {
    title: 'Ventajas de los planes',
    brief: 'Accesos y guías para quien tiene un plan.',
  },
  directory: {
    title: 'Guía de profesionales',
    brief: 'Cuota, plazos, países y web del registro.',
  },
  sharing: {
    title: 'Imagen para compartir',
    brief: 'La que sale en las redes junto a un enlace.',
  },
  templates: {
    title: 'Respuestas preparadas',
    brief: 'Los textos que el equipo inserta en la bandeja y en el chat.',
  },
  checks: {
    title: 'Correo, pagos y copias',
    brief: 'Comprobar que salen los correos, que se puede cobrar y que hay copias.',
  },
  privacy: {
    title: 'Protección de datos',
    brief: 'Responsable, evaluación de impacto y contratos.',
  },
  programs: {
    title: 'Otros programas',
    brief: 'Importar datos, claves de acceso y avisos a otros programas.',
  },
};
