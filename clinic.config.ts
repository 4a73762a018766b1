/**
 * Everything that belongs to one clinic. Another clinic changes this file and nothing else.
 * Prices, professionals and plans are seed values: after the first start the database is the truth.
 */

/** Kinds of consultation that can be booked. */
export type ConsultationKind = 'office' | 'home' | 'video' | 'child';

const director = {
  name: 'Dra. Nausica Riubell',
  title: 'Directora. Psicóloga sanitaria y forense',
  bio: '32 años acompañando a adultos, niños y parejas en Girona y Barcelona. Trabaja la ansiedad, el duelo y los momentos de cambio con un trato cercano y un plan claro desde la primera visita.',
  roomUrl: 'https://video.clinica-onyar.example/nausica',
};

const collaborator = {
  name: 'Fermí Valldoreix',
  title: 'Psicólogo infantil y juvenil',
  bio: 'Acompaña a niños a partir de 4 años y medio, adolescentes y familias, con el juego y la palabra como herramientas.',
  roomUrl: 'https://video.clinica-onyar.example/fermi',
};

export const clinic = {
  name: 'Clínica Onyar',
  city: 'Girona',
  address: 'Carrer de les Finestres, 12, 17004 Girona',
  phone: '+34 972 000 112',
  email: 'hola@clinica-onyar.example',
  registrationNumber: 'COPC 00000 (demostración)',
  yearsOfExperience: 32,
  inaugurationStamp: '11/05/2025',
  timeZone: 'Europe/Madrid',
  // Catalan public holidays come from the calendar; these are the city's own two days (Girona: Sant Narcís and Fires).
  holidayRegion: { country: 'ES', state: 'CT' },
  localHolidays: ['2026-07-25', '2026-10-29', '2027-07-25', '2027-10-29'],

  slots: ['09:00', '10:30', '12:00', '16:00', '17:30', '19:00'],
  sessionMinutes: 60,
  workingWeekdays: [1, 2, 3, 4, 5],
  /** The wallet refunds for 180 days; 150 leaves a month to deal with a late cancellation. */
  bookableDaysAhead: 150,
  minimumNoticeHours: 2,
  holdMinutes: 30,
  maximumUnpaidHolds: 3,
  /** Full refund and free moving until this many hours before the start. */
  cancellationHours: 24,
  /** Child therapy starts at 4 and a half years. */
  childMinimumAgeMonths: 54,

  homeVisits: {
    radiusKm: 25,
    bases: [
      { name: 'Girona', latitude: 41.98311, longitude: 2.82493 },
      { name: 'Barcelona', latitude: 41.38879, longitude: 2.15899 },
    ],
  },

  services: [
    {
      kind: 'office',
      name: 'Consulta en el despacho',
      description: 'Una hora cara a cara, en un lugar tranquilo del centro de Girona.',
      priceCents: 6500,
      firstVisitPriceCents: null,
    },
    {
      kind: 'home',
      name: 'Consulta a domicilio',
      description: 'Vamos a tu casa, en un radio de 25 km de Girona o de Barcelona.',
      priceCents: 8000,
      firstVisitPriceCents: null,
    },
    {
      kind: 'video',
      name: 'Videollamada',
      description: 'Desde donde estés, en toda España. Te enviamos el enlace.',
      priceCents: 5500,
      firstVisitPriceCents: null,
    },
    {
      kind: 'child',
      name: 'Terapia infantil',
      description: 'A partir de 4 años y medio, en el despacho y con la familia.',
      priceCents: 5000,
      firstVisitPriceCents: 6000,
    },
  ] satisfies ServiceSeed[],

  /** The director stands first. */
  professionals: [director, collaborator],

  /** The first two, immediate danger and suicide, are also named where somebody may write what cannot wait. */
  emergencyContacts: [
    { name: 'Emergencias', phone: '112', description: 'Peligro inmediato, a cualquier hora.' },
    { name: 'Línea 024', phone: '024', description: 'Atención a la conducta suicida, 24 horas, gratuita.' },
    {
      name: 'Teléfono de la Esperanza',
      phone: '93 414 48 48',
      description: 'Escucha en crisis, a cualquier hora.',
    },
    {
      name: 'Infancia y adolescencia',
      phone: '900 20 20 10',
      description: 'Ayuda a niños, adolescentes y familias.',
    },
    { name: 'Violencia de género', phone: '016', description: 'Gratuito; no aparece en la factura.' },
  ],

  /** Sites of others, each behind a tab of /external; the keys are the tabs' values. */
  complementaryServices: {
    nflow: { name: 'nflow', kind: 'Plataforma de bienestar', url: 'https://nflow.example' },
    sinapsy: { name: 'sinapsy', kind: 'Revista digital', url: 'https://sinapsy.example' },
  },

  /** What every page's menu, information dialog and footer say of this clinic. */
  groupSite: { name: 'Grup Onyar Salut', url: 'https://grup-onyar.example' },
  /** Kept on a site of their own. */
  privacyPages: {
    privacy: { name: 'Política de privacidad', url: 'https://privacidad.clinica-onyar.example/privacidad' },
    cookies: { name: 'Política de cookies', url: 'https://privacidad.clinica-onyar.example/cookies' },
    rights: { name: 'Tus derechos', url: 'https://privacidad.clinica-onyar.example/derechos' },
  },
  regions: {
    now: [
      { name: 'Provincia de Girona', how: 'En persona' },
      { name: 'Provincia de Barcelona', how: 'En persona' },
      { name: 'Toda España', how: 'Online' },
    ],
    soon: ['Andorra', 'Portugal', 'Francia', 'Latinoamérica'],
  },
} as const;

type ServiceSeed = {
  kind: ConsultationKind;
  name: string;
  description: string;
  priceCents: number;
  firstVisitPriceCents: number | null;
};
