import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '#tests/support/site.ts';
import { readDocument } from '#tests/support/words/site-pages.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/**
 * Texts, counts and links approved by the clinic (docs/behaviour.md, Pages), per page, as they must be in the
 * served document.
 */
const everyPage = {
  texts: [
    // Top bar
    'Inicio',
    'Reservar cita',
    'Suscripciones',
    'Precios sesión',
    'Bienestar',
    'Ponme en tu móvil',
    'Iniciar Sesión',
    // Footer and transparency notice
    'Girona',
    '+34 972 000 112',
    'hola@clinica-onyar.example',
    'contra el fraude',
    '11/05/2025',
    'Consulta en el despacho',
    'Consulta a domicilio',
    'Videollamada',
    'Terapia infantil',
    '32 años de experiencia',
    'registro profesional',
    'proveedor de pago en línea',
    // Emergency numbers
    '112',
    '93 414 48 48',
    '900 20 20 10',
    '016',
  ],
  links: [
    '/',
    '/appointments',
    '/plans',
    '/plans?tab=prices',
    '/external',
    '/selfcare',
    '/dashboard',
    '/psychology-services',
    '/multidisciplinary-approach',
    '/embedded-web',
    '/join-team',
    'tel:112',
    'tel:+34934144848',
    'tel:+34900202010',
    'tel:016',
    '/demo/external/group-site',
    '/demo/external/privacy',
  ],
};

type Expected = { texts: readonly string[]; links?: readonly string[]; anchors?: readonly string[] };

const pages: Record<string, Expected> = {
  '/': {
    texts: [
      'Reservar Consulta',
      'Reservar',
      '32 años',
      'Dra. Nausica Riubell',
      'COPC 00000 (demostración)',
      '65 €',
      '80 €',
      '55 €',
      '50 €',
      '60 € la primera visita',
      '60 minutos',
      'radio de 25 km',
      '4 años y medio',
      '24 horas antes',
      'Básico',
      '160 € por paquete',
      '2 sesiones al mes',
      '10 % de descuento',
      'Válido 1 mes',
      'Premium',
      '300 € por paquete',
      '4 sesiones',
      '15 % de descuento',
      'Válido 2 meses',
      'Recomendado',
      'Intensivo',
      '420 € por paquete',
      '6 sesiones',
      '20 % de descuento',
      'Válido 3 meses',
      'Chat: escríbenos 24/7',
      'Evaluación psicométrica',
      'Próximamente - Octubre 2025',
      'Neurofeedback',
      'Terapia Transcraneal (tDCS)',
      'Solicitar información',
      'Aún no han empezado en nuestro centro.',
    ],
    links: ['/auth?redirect=appointments', '/appointments', '/external', '/chat', '/evaluacion'],
    anchors: ['services', 'plans', 'team', 'therapies'],
  },
  '/auth': {
    texts: [
      'Iniciar Sesión',
      'Registrarse',
      '¿No tienes cuenta? Regístrate',
      'En el despacho, a domicilio o por videollamada',
      'Contenido exclusivo y planes personalizados',
      'El historial de tus consultas',
      'comunicación directa con los profesionales',
    ],
  },
  '/appointments': {
    texts: [
      'Agenda tu Consulta',
      'Reservar Consulta',
      '65 €',
      '80 €',
      '55 €',
      'Primera visita 60 €, después 50 €',
      'radio de 25 km',
      '09:00',
      '10:30',
      '12:00',
      '16:00',
      '17:30',
      '19:00',
    ],
  },
  '/plans': {
    texts: [
      'Planes de suscripción',
      'Precios por sesión',
      'Planes para Adultos',
      'Planes para Terapia Infantil',
      '520 € por paquete',
      '87 € al mes',
      '250 € al trimestre',
      '8 sesiones',
      '10 % de descuento',
      '663 € por paquete',
      '80 € al mes',
      '230 € al trimestre',
      '12 sesiones',
      '15 % de descuento',
      '832 € por paquete',
      '75 € al mes',
      '210 € al trimestre',
      '16 sesiones',
      '20 % de descuento',
      'Enuresis',
      '250 € por paquete',
      '5 sesiones',
      'TDAH',
      'Trastornos de Conducta',
      '1400 € por paquete',
      '28 sesiones',
      'Consultar',
      '¿Por qué suscribirte?',
      'Hasta un 20 % de descuento',
      'Entre 6 y 12 meses',
      '65 € por sesión',
      '80 € por sesión',
      '55 € por sesión',
      '50 € por sesión',
      '60 € la primera visita',
      '60 minutos',
    ],
    links: ['/external', '/chat', '/evaluacion', '/appointments'],
  },
  '/external': {
    texts: ['nflow', 'sinapsy', 'se abre en otra pestaña'],
    links: ['/demo/external/platform', '/demo/external/magazine', '/plans'],
  },
  '/selfcare': {
    texts: ['Actividades', 'Recomendaciones', 'Alertas', 'Recursos', 'Duración', 'Frecuencia'],
    anchors: ['activities', 'recommendations', 'alerts', 'resources'],
  },
  '/join-team': {
    texts: [
      '9,99 € al mes',
      'sin comisión por consulta',
      '100 primeras fichas',
      '1 de junio de 2025',
      '24–48 h',
      'Unirse',
      'Presencial',
      'En línea',
      'Solicitar calendario',
      '30 minutos',
      'Paso 1 de 3 Registro',
      'Paso 2 de 3 Verificación',
      'Paso 3 de 3 Listo en 24–48 h',
      'Lanzamiento España',
      '2025 Portugal',
      '2026 Francia, Reino Unido, Italia y Alemania',
      '2027 México, Colombia, Argentina y Brasil',
    ],
    links: ['/demo/external/registration'],
  },
  '/psychology-services': {
    texts: [
      'Infancia',
      '4 años y medio',
      'Adolescencia',
      'Adultos',
      'Personas mayores',
      'según disponibilidad',
      'Psicología forense en accidentes de tráfico',
      'Ver informes periciales',
      'Objetivos y modalidad',
      'Contactar',
    ],
    links: ['/contact', '/demo/external/expert-reports'],
  },
  '/multidisciplinary-approach': {
    texts: [
      'Medicina de familia',
      'Psiquiatría',
      'Neurología',
      'Solicitar derivación',
      'Estimulación magnética',
      'Neurofeedback',
      'Terapia asistida',
      'en el nuestro, próximamente',
    ],
    links: ['/appointments'],
  },
  '/embedded-web': {
    texts: ['Ponme en tu móvil', 'Resumen', 'Instalación', 'Compatibilidad'],
    anchors: ['overview', 'implementation', 'compatibility'],
  },
  '/chat': { texts: ['Chat de apoyo', '24/7', 'Intensivo'] },
  '/evaluacion': { texts: ['Evaluación psicométrica', 'Intensivo'] },
  '/contact': {
    texts: ['Contacto', '+34 972 000 112', 'hola@clinica-onyar.example', 'Carrer de les Finestres, 12'],
    links: ['tel:+34972000112', 'mailto:hola@clinica-onyar.example'],
  },
  '/aviso-legal': { texts: ['Aviso legal', 'COPC 00000 (demostración)', 'IVA'] },
  '/no-existe': { texts: ['Page Not Found'] },
};

for (const [path, { texts, links = [], anchors = [] }] of Object.entries(pages)) {
  test(`${path} contains its required texts, links and anchors before any script runs`, async () => {
    const served = readDocument(await site.read(path));
    const hrefs = served.links.map(({ href }) => href);
    expect({
      texts: [...texts, ...everyPage.texts].filter((text) => !served.text.includes(text)),
      links: [...links, ...everyPage.links].filter((link) => !hrefs.includes(link)),
      anchors: anchors.filter((anchor) => !served.ids.includes(anchor)),
    }).toEqual({ texts: [], links: [], anchors: [] });
  });
}

test('the plans page has a mailto link', async () => {
  const { links } = readDocument(await site.read('/plans'));
  expect(links.some(({ href }) => href.startsWith('mailto:hola@clinica-onyar.example?subject='))).toBe(true);
});
