/**
 * A made-up clinic in another city. None of its values equals the demonstration's: a value of
 * `clinic.config.ts` that appears on this clinic's pages is hard-coded (`tests/another-clinic.test.ts`).
 */

export const clinic = {
  name: 'Consulta Meder',
  city: 'Vic',
  localLanguage: 'ca',
  languages: ['es'],
  address: 'Plaça dels Teixos, 3, 08500 Vic',
  phone: '+34 938 000 221',
  email: 'recepcio@meder.example',
  registrationNumber: 'Colegiación 11111',
  accreditation: null,
  yearsOfExperience: 14,
  inaugurationStamp: '02/02/2027',
  holidayRegion: { country: 'ES', state: 'CT' },
  localHolidays: ['2026-07-06', '2027-07-06'],

  videoCall: { phoneAfterMinutes: 5, caller: 'patient' },

  slots: ['08:30', '10:00', '15:00', '16:30'],
  sessionMinutes: 50,
  workingWeekdays: [1, 2, 3, 4],
  bookableDaysAhead: 120,
  minimumNoticeHours: 3,
  holdMinutes: 20,
  maximumUnpaidHolds: 2,
  maximumHoldsPerNetwork: 5,
  holdsRunOutBeforePause: 3,
  cancellationHours: 36,
  childMinimumAgeMonths: 60,

  verification: {
    furtherSmsPrefixes: [],
    smsPerDay: 100,
    smsPerDayAndNetwork: 10,
    lettersPerDayToUnverified: 500,
  },

  homeVisits: {
    radiusKm: 12,
    travelMinutes: 30,
    bases: [{ name: 'Vic', latitude: 41.9304, longitude: 2.2546 }],
  },

  mapUrl: 'https://www.openstreetmap.org/?mlat=41.9304&mlon=2.2546#map=17/41.9304/2.2546',
  chat: { planName: 'Todo' },
  evaluation: { planName: 'Todo' },

  privacyPages: {
    privacy: { name: 'Cómo tratamos tus datos', url: 'https://papeles.meder.example/datos' },
    cookies: { name: 'Qué guarda tu navegador', url: 'https://papeles.meder.example/galletas' },
    rights: { name: 'Lo que puedes pedirnos', url: 'https://papeles.meder.example/pedir' },
  },

  services: [
    {
      kind: 'office',
      name: 'Consulta en el despacho',
      description: 'Un rato para ti, junto a la plaza.',
      priceCents: 7100,
      firstVisitPriceCents: null,
    },
    {
      kind: 'home',
      name: 'Consulta a domicilio',
      description: 'En tu casa, si vives cerca.',
      priceCents: 9200,
      firstVisitPriceCents: null,
    },
    {
      kind: 'video',
      name: 'Videollamada',
      description: 'Por pantalla, con la misma calma.',
      priceCents: 6100,
      firstVisitPriceCents: null,
    },
    {
      kind: 'child',
      name: 'Terapia infantil',
      description: 'Desde los cinco años, y con sus padres.',
      priceCents: 5700,
      firstVisitPriceCents: 7300,
    },
  ],

  advancedTherapies: { announcement: 'Pronto - Primavera 2027', onSiteFrom: '1 de marzo de 2027' },
  messagesKeptDays: 20,
  contactMessagesKeptDays: 90,
  contactUnansweredKeptDays: 200,
  reminders: [
    { kind: 'free_change', hoursBefore: 72, channels: ['email'], only: null },
    { kind: 'attendance', hoursBefore: 24, channels: ['email', 'sms'], only: null },
    { kind: 'room', hoursBefore: 2, channels: ['email'], only: 'video' },
  ],
  expertReportsUrl: 'https://peritajes.meder.example',

  emergencyContacts: [
    { name: 'Peligro', phone: '112', description: 'Si alguien corre peligro.' },
    { name: 'Ideas de suicidio', phone: '024', description: 'Te escuchan a cualquier hora.' },
    { name: 'Información de salud', phone: '061', description: 'Dudas que no pueden esperar.' },
  ],

  complementaryServices: {
    platform: {
      tab: 'respira',
      name: 'respira',
      kind: 'Ejercicios guiados',
      title: 'Ejercicios para cada día',
      url: 'https://respira.example',
    },
    magazine: {
      tab: 'hojas',
      name: 'hojas',
      kind: 'Lecturas breves',
      title: 'Lecturas para el camino',
      url: 'https://hojas.example',
    },
  },
  sharedPicture: { url: '/icons/icon-512.png', width: 512, height: 512, alt: 'El símbolo de Consulta Meder' },

  groupSite: { name: 'Meder y compañía', url: 'https://meder-y-compania.example' },
  regions: { now: [{ name: 'Comarca de Osona', how: 'En persona' }], soon: ['Ripollès'] },
};

export const homeAddresses = { postCodes: ['085'], provinces: ['Osona'] };

export const directory = {
  registrationUrl: 'https://lista.meder.example/alta',
  monthlyFeeCents: 1450,
  profilesWithoutSignUpFee: 40,
  applicationsOpenOn: '3 de abril de 2027',
  visibleWithin: '3\u00a0días',
  reach: [{ launch: 'Ahora', countries: [{ code: 'ES', name: 'España' }] }],
};

export const legalNotice = {
  isInvented: true,
  holder: 'Meder Salut Inventada, S.\u00a0L.',
  taxId: 'B11111111 (inventado)',
  register: 'Registro inventado, tomo 1, folio 1',
  college: 'Colegio profesional inventado',
  degree: 'Grado en Psicología y máster sanitario',
  ethicsCode: { name: 'Normas de la profesión', url: 'https://normas.meder.example' },
  centreAuthorisation: 'Autorización inventada 1',
  paymentProvider: 'PayPal',
  expertReportVatPercent: 10,
  ownAccountFromAge: 17,
  revisedOn: '5 de enero de 2027',
};

export const professionalSeeds = [
  {
    name: 'Iu Serradell',
    title: 'Psicólogo general sanitario',
    bio: 'Escucha despacio y propone poco a poco.',
    roomUrl: 'https://sala.meder.example/iu',
    kinds: ['office', 'home', 'video', 'child'],
  },
];

export const planSeeds = [
  {
    id: 1,
    audience: 'adult',
    name: 'Todo',
    description: 'El único que tenemos.',
    discountPercent: 5,
    features: [
      { text: 'Ejercicios entre sesiones', perk: 'platform' },
      { text: 'Evaluación psicométrica', perk: 'evaluation' },
    ],
    offers: [
      { kind: 'landing', priceCents: 27000, payments: 1, sessionsPerPayment: [4], validityMonths: 4 },
      { kind: 'single', priceCents: 53900, payments: 1, sessionsPerPayment: [8], validityMonths: 8 },
    ],
  },
];

/** Its plans include sessions only. */
export const perkAddresses: readonly { perk: 'platform' | 'magazine'; url: string }[] = [];

export const consentTextSeeds = [
  {
    kind: 'data',
    title: 'Los datos',
    body: 'Guardamos lo que hace falta para atenderte, y nada más que eso.',
  },
];
