/**
 * Configuration of one clinic, here of the demonstration. Another clinic copies this file outside the
 * repository and sets `CLINIC_CONFIG` to its path. `clinic-schema.ts` checks it at start. Prices, services,
 * professionals, plans and consent texts are seed values: after the first start the database holds them.
 */

import type { Language } from './src/platform/language/language.ts';

/** What a plan may include besides sessions. */
export type PerkName = 'platform' | 'magazine' | 'home-guide' | 'school-guide' | 'chat' | 'evaluation';

/** Kinds of consultation that can be booked. */
export type ConsultationKind = 'office' | 'home' | 'video' | 'child';

const director = {
  name: 'Dra. Nausica Riubell',
  title: 'Directora. Psicóloga sanitaria y forense',
  bio: '32 años acompañando a adultos, parejas y familias en Girona y Barcelona. Trabaja la ansiedad, el duelo y los momentos de cambio con un trato cercano y un plan claro desde la primera visita.',
  roomUrl: 'https://video.clinica-onyar.example/nausica',
  kinds: ['office', 'home', 'video'],
} satisfies ProfessionalSeed;

const collaborator = {
  name: 'Fermí Valldoreix',
  title: 'Psicólogo infantil y juvenil',
  bio: 'Acompaña a niños a partir de 4 años y medio, adolescentes y familias, con el juego y la palabra como herramientas.',
  roomUrl: null,
  kinds: ['office', 'video', 'child'],
} satisfies ProfessionalSeed;

/** Straight-line distance from the nearest of the bases below. */
const homeRadiusKm = 25;

export const clinic = {
  name: 'Clínica Onyar',
  city: 'Girona',
  /** Languages of pages and letters. The first is Spanish; 'ca' adds Catalan under /ca. */
  // Cast: another clinic may offer others.
  languages: ['es', 'ca'] as readonly Language[],
  /** Language of local names of streets and institutions (BCP 47); screen readers pronounce them in it. */
  localLanguage: 'ca',
  address: 'Carrer de les Finestres, 12, 17004 Girona',
  phone: '+34 972 000 112',
  email: 'hola@clinica-onyar.example',
  registrationNumber: 'COPC\u00a000000 (demostración)',
  /** Who verified the accreditation and when, as text; null if not verified: then the site does not mention it. */
  // Cast: another clinic may name one.
  accreditation: null as string | null,
  yearsOfExperience: 32,
  inaugurationStamp: '11/05/2025',
  // Public holidays of the region come from a library. Each municipality adds two days a year: in Girona 29 October and,
  // assumed for the demonstration, the Monday after 25 July. The director corrects single days in the panel.
  holidayRegion: { country: 'ES', state: 'CT' },
  localHolidays: ['2026-07-27', '2026-10-29', '2027-07-26', '2027-10-29'],

  /** When the connection of a video call is lost for this long, `caller` telephones: the therapist or the patient. */
  videoCall: { phoneAfterMinutes: 3, caller: 'therapist' },

  slots: ['09:00', '10:30', '12:00', '16:00', '17:30', '19:00'],
  sessionMinutes: 60,
  workingWeekdays: [1, 2, 3, 4, 5],
  /** The wallet refunds for 180 days; 150 leaves 30 days for a late cancellation. */
  bookableDaysAhead: 150,
  minimumNoticeHours: 2,
  holdMinutes: 30,
  /** Per person. */
  maximumUnpaidHolds: 3,
  /** Per network (a household, an office, a mobile carrier), for all its users. */
  maximumHoldsPerNetwork: 6,
  /** After this many unpaid holds expired within 24 hours, online booking pauses until 24 hours after the earliest of them. */
  holdsRunOutBeforePause: 2,
  /**
   * Full refund and free moving until this many whole hours before the start, from 2 to 720. Each appointment keeps the value of
   * the day on which it was booked. `hoursBefore` of the reminder `free_change` must exceed it by more than 3.
   */
  cancellationHours: 24,
  /** Child therapy starts at 4 and a half years. */
  childMinimumAgeMonths: 54,

  /** Limits of codes by SMS and of e-mails to unverified addresses. Each SMS costs a few cents. */
  verification: {
    /** SMS go to Spanish mobiles and to numbers with these prefixes ('+376' for Andorra). */
    // Cast: another clinic may list some.
    furtherSmsPrefixes: [] as readonly string[],
    smsPerDay: 200,
    /** Per network (an IPv4 address, an IPv6 /64). */
    smsPerDayAndNetwork: 20,
    /** E-mails except codes to all unverified addresses together. */
    lettersPerDayToUnverified: 1_000,
  },

  homeVisits: {
    radiusKm: homeRadiusKm,
    /** Travel time before and after each visit, during which the professional is busy. At most 240. */
    travelMinutes: 45,
    bases: [
      { name: 'Girona', latitude: 41.98311, longitude: 2.82493 },
      { name: 'Barcelona', latitude: 41.38879, longitude: 2.15899 },
    ],
  },

  /** External map, opened only on request. */
  mapUrl: 'https://www.openstreetmap.org/?mlat=41.98311&mlon=2.82493#map=17/41.98311/2.82493',

  /**
   * Hosted on a separate site, with a full address. Here and below, `/demo/external/…` is a page of the demonstration that names the
   * missing one. Before launch, the panel asks for the real addresses.
   */
  privacyPages: {
    privacy: { name: 'Política de privacidad', url: '/demo/external/privacy' },
    cookies: { name: 'Política de cookies', url: '/demo/external/cookies' },
    rights: { name: 'Tus derechos', url: '/demo/external/rights' },
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
      description: `Vamos a tu casa, en un radio de ${homeRadiusKm}\u00a0km de Girona o de Barcelona.`,
      priceCents: 8000,
      firstVisitPriceCents: null,
    },
    {
      kind: 'video',
      name: 'Videollamada',
      description: 'Desde donde estés, en toda España. El enlace, en tu perfil.',
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

  /** Announcement on the landing page. The dates are text; nothing is computed from them. */
  advancedTherapies: { announcement: 'Próximamente - Octubre 2025', onSiteFrom: '1 de octubre de 2025' },
  /** Sent e-mails and SMS keep their text this long, without codes and keys. */
  messagesKeptDays: 30,
  /** Messages of the contact form are deleted this long after they were answered or closed. */
  contactMessagesKeptDays: 180,
  /** Unanswered messages of the contact form are deleted this long after arrival. */
  contactUnansweredKeptDays: 365,
  /**
   * Reminders, earliest first; each is sent once. `free_change` has links to move and cancel without cost, `attendance` asks
   * to confirm and states the cost of cancelling, `room` has the link to the video consultation.
   */
  reminders: [
    { kind: 'free_change', hoursBefore: 48, channels: ['email'], only: null },
    { kind: 'attendance', hoursBefore: 24, channels: ['email', 'sms'], only: null },
    { kind: 'room', hoursBefore: 1, channels: ['email'], only: 'video' },
  ] satisfies ReminderSeed[],
  /** Site about expert reports, linked from the psychology services. */
  expertReportsUrl: '/demo/external/expert-reports',

  /** The first two (immediate danger, suicide) are also shown where people write to the clinic or about themselves. */
  emergencyContacts: [
    { name: 'Emergencias', phone: '112', description: 'Peligro inmediato, a cualquier hora.' },
    {
      name: 'Línea 024',
      phone: '024',
      description: 'Si piensas en el suicidio. Gratuita, 24\u00a0horas.',
    },
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
    {
      name: 'Violencia de género',
      phone: '016',
      description:
        'Gratuito. No deja rastro en la factura, pero sí en el registro de llamadas del móvil: borra la llamada.',
    },
  ],

  /** External sites, each with a tab of /external (`?tab=`); `title` is used on the front page. */
  complementaryServices: {
    platform: {
      tab: 'nflow',
      name: 'nflow',
      kind: 'Plataforma de bienestar',
      title: 'Plataforma de apoyo emocional',
      url: '/demo/external/platform',
    },
    magazine: {
      tab: 'sinapsy',
      name: 'sinapsy',
      kind: 'Revista digital',
      title: 'Revista digital',
      url: '/demo/external/magazine',
    },
  },

  /**
   * Preview picture for shared links (Open Graph): a PNG or JPEG of this size, on this or another host. This one shows the
   * clinic's name; a clinic without its own picture uses '/icons/icon-512.png'.
   */
  sharedPicture: {
    url: '/og.png',
    width: 1200,
    height: 630,
    alt: 'Las casas del río Onyar, de Clínica Onyar',
  },

  /** Shown in menu, information dialog and footer of each page. */
  groupSite: { name: 'Grup Onyar Salut', url: '/demo/external/group-site' },
  regions: {
    now: [
      { name: 'Provincia de Girona', how: 'En persona' },
      { name: 'Provincia de Barcelona', how: 'En persona' },
      { name: 'Toda España', how: 'En línea' },
    ],
    soon: ['Andorra', 'Portugal', 'Francia', 'Latinoamérica'],
  },
} as const;

/**
 * Interprets addresses of home visits. Municipalities are known by name and post code in the provinces of
 * Girona and Barcelona, by name in the rest of Catalonia, elsewhere from 20,000 inhabitants on
 * (`scripts/assets/municipalities/README.md`). Apart from `clinic`, so that it stays out of the browser.
 */
export const homeAddresses = {
  /** Prefixes of post codes that visits reach; two digits are a province. */
  postCodes: ['17', '08'],
  /** Provinces and regions that people write after the municipality: 'Figueres, Girona' means Figueres. */
  provinces: ['Girona', 'Barcelona', 'Lleida', 'Tarragona', 'Catalunya', 'Cataluña'],
} as const;

/** Directory of health professionals advertised on /join-team. They register on its site. */
export const directory = {
  registrationUrl: '/demo/external/registration',
  monthlyFeeCents: 999,
  profilesWithoutSignUpFee: 100,
  applicationsOpenOn: '1 de junio de 2025',
  visibleWithin: '24–48\u00a0h',
  reach: [
    { launch: 'Lanzamiento', countries: [{ code: 'ES', name: 'España' }] },
    { launch: '2025', countries: [{ code: 'PT', name: 'Portugal' }] },
    {
      launch: '2026',
      countries: [
        { code: 'FR', name: 'Francia' },
        { code: 'GB', name: 'Reino Unido' },
        { code: 'IT', name: 'Italia' },
        { code: 'DE', name: 'Alemania' },
      ],
    },
    {
      launch: '2027',
      countries: [
        { code: 'MX', name: 'México' },
        { code: 'CO', name: 'Colombia' },
        { code: 'AR', name: 'Argentina' },
        { code: 'BR', name: 'Brasil' },
      ],
    },
  ],
} as const;

/** Data required by art. 10 of the LSSI, invented here. A real clinic writes its own and has a lawyer read them. */
export const legalNotice = {
  /** If true, the page states that the data are invented. */
  // Cast: a real clinic says false.
  isInvented: true as boolean,
  holder: 'Clínica Onyar Demostración, S.\u00a0L.\u00a0P.',
  taxId: 'B00000000 (demostración)',
  register: 'Registro Mercantil de Girona, tomo 0000, folio 000, hoja GI\u00a000000 (demostración)',
  college: 'Col·legi Oficial de Psicologia de Catalunya',
  degree: 'Licenciatura en Psicología, obtenida en España, con habilitación sanitaria',
  ethicsCode: {
    name: 'Código Deontológico',
    url: '/demo/external/ethics-code',
  },
  centreAuthorisation: 'E17000000, Departament de Salut, Generalitat de Catalunya (demostración)',
  paymentProvider: 'PayPal',
  expertReportVatPercent: 21,
  /** From this age a person may open an account alone (LOPDGDD art. 7 asks for 14; Ley 41/2002 art. 9 for 16). */
  ownAccountFromAge: 16,
  revisedOn: '21 de noviembre de 2026',
} as const;

const homeGuide = [
  'Mantened un horario parecido cada día para levantarse, comer y acostarse. Lo previsible calma.',
  'Dad las indicaciones de una en una, cerca y con pocas palabras.',
  'Decid qué ha hecho bien, con detalle y en el momento: «Has recogido sin que te lo pidiera».',
  'Acordad antes pocas normas y qué pasa si no se cumplen; después, sostenedlas sin discutir.',
  'Si hay un enfado fuerte, bajad la voz y esperad. Se habla cuando ha pasado.',
  'No castiguéis lo que no depende de su voluntad, como mojar la cama o distraerse. Apuntad cuándo pasa y traedlo a la sesión.',
];

const schoolGuide = [
  'En la escuela, elegid una sola persona de referencia y contadle lo que ayuda en casa.',
  'Pedid instrucciones breves y por escrito, un sitio con poca distracción y pausas cortas.',
  'Una nota a la semana basta: qué ha ido bien y qué no. Traedla a la sesión y ajustamos las pautas con vosotros.',
];

/**
 * Addresses of perks provided by others, and texts of the clinic's guides, shown only to holders of a plan with the perk. Plans
 * do not advertise a perk without an entry here. (Chat and evaluation are the clinic's own and depend on a signed crisis
 * protocol.) Apart from `clinic`, so that it stays out of the browser.
 */
export const perkAddresses: readonly (
  | { perk: 'platform' | 'magazine'; url: string }
  | { perk: 'home-guide' | 'school-guide'; paragraphs: readonly string[] }
)[] = [
  { perk: 'platform', url: '/demo/external/platform-access' },
  { perk: 'magazine', url: '/demo/external/magazine-access' },
  { perk: 'home-guide', paragraphs: homeGuide },
  { perk: 'school-guide', paragraphs: /* @__PURE__ */ homeGuide.concat(schoolGuide) },
];

/** Director first. Seed values, not in the browser. */
export const professionalSeeds = [director, collaborator] as const;

/**
 * Consent texts of the demonstration. A real clinic writes its own, has its lawyer and data protection officer read them, and
 * publishes them in the panel. Seed values, not in the browser.
 */
export const consentTextSeeds: readonly ConsentTextSeed[] = [
  {
    kind: 'treatment',
    title: 'Empezar una terapia',
    body: [
      'Vas a empezar una atención psicológica en nuestra clínica. Antes de firmar, esto es lo que conviene que sepas.',
      'Qué hacemos. Hablamos contigo, te proponemos ejercicios y, si hace falta, te pedimos que respondas algún cuestionario. En las primeras sesiones acordamos contigo qué quieres cambiar y cómo sabremos si ayuda.',
      'Qué puedes esperar. La terapia ayuda a muchas personas, pero nadie puede prometerte un resultado. A veces hay días en que remueve cosas difíciles: dínoslo y lo hablamos. Hay otras formas de ayuda, y te contamos cuáles si nos lo preguntas.',
      'Lo que cuentas queda entre nosotros. Solo lo ve quien te atiende. Hay dos excepciones: si tu vida o la de otra persona está en peligro, o si lo pide un juzgado. Si llega a pasar, lo hablaremos antes contigo siempre que se pueda.',
      'Tu historia. Lo que anotamos se guarda cifrado los años que manda la ley. Puedes pedir una copia.',
      'Puedes parar cuando quieras, sin dar explicaciones. También puedes preguntar antes de firmar, llevarte este texto a casa y firmarlo otro día.',
    ].join('\n\n'),
    catalan: {
      title: 'Començar una teràpia',
      body: [
        'Comences una atenció psicològica a la nostra clínica. Abans de signar, això és el que convé que sàpigues.',
        'Què fem. Parlem amb tu, et proposem exercicis i, si cal, et demanem que responguis algun qüestionari. A les primeres sessions acordem amb tu què vols canviar i com sabrem si ajuda.',
        'Què pots esperar. La teràpia ajuda moltes persones, però ningú no et pot prometre un resultat. De vegades hi ha dies en què remou coses difícils: digue’ns-ho i en parlem. Hi ha altres formes d’ajuda, i t’expliquem quines si ens ho preguntes.',
        'El que expliques queda entre nosaltres. Només ho veu qui t’atén. Hi ha dues excepcions: si la teva vida o la d’una altra persona és en perill, o si ho demana un jutjat. Si arriba a passar, en parlarem abans amb tu sempre que es pugui.',
        'La teva història. El que anotem es guarda xifrat els anys que mana la llei. En pots demanar una còpia.',
        'Pots parar quan vulguis, sense donar explicacions. També pots preguntar abans de signar, endur-te aquest text a casa i signar-lo un altre dia.',
      ].join('\n\n'),
    },
  },
  {
    kind: 'data',
    title: 'Tus datos en la clínica',
    body: [
      'Para atenderte necesitamos algunos datos: quién eres, cómo te encontramos y lo que nos cuentas de tu salud.',
      'Para qué los usamos. Para atenderte, darte las citas, cobrarlas y cumplir con lo que la ley pide a un centro sanitario. Para nada más: no los vendemos ni hacemos publicidad con ellos.',
      'Quién los ve. Tu historia, solo quien te atiende. Recepción ve tu nombre, tu contacto y tus citas, y no lo que cuentas. Las empresas que nos ayudan, como la que guarda las copias cifradas, firman que no los usan para otra cosa.',
      'Cuánto tiempo. La historia clínica se guarda los años que manda la ley, también si dejas de venir. Después se borra.',
      'Qué puedes pedir. Ver tus datos, corregirlos, llevártelos, y que borremos lo que la ley no obliga a guardar. Si crees que algo no se hace bien, puedes reclamar ante la Autoritat Catalana de Protecció de Dades o la Agencia Española de Protección de Datos.',
      'Con tu firma dices que has leído este texto y que estás de acuerdo con que tratemos los datos de salud que nos des.',
    ].join('\n\n'),
    catalan: {
      title: 'Les teves dades a la clínica',
      body: [
        'Per atendre’t necessitem algunes dades: qui ets, com et trobem i el que ens expliques de la teva salut.',
        'Per a què les fem servir. Per atendre’t, donar-te les cites, cobrar-les i complir el que la llei demana a un centre sanitari. Per a res més: no les venem ni en fem publicitat.',
        'Qui les veu. La teva història, només qui t’atén. Recepció veu el teu nom, el teu contacte i les teves cites, i no el que expliques. Les empreses que ens ajuden, com la que guarda les còpies xifrades, signen que no les fan servir per a res més.',
        'Quant de temps. La història clínica es guarda els anys que mana la llei, també si deixes de venir. Després s’esborra.',
        'Què pots demanar. Veure les teves dades, corregir-les, endur-te-les, i que esborrem el que la llei no obliga a guardar. Si creus que alguna cosa no es fa bé, pots reclamar davant l’Autoritat Catalana de Protecció de Dades o l’Agència Espanyola de Protecció de Dades.',
        'Amb la teva signatura dius que has llegit aquest text i que estàs d’acord que tractem les dades de salut que ens donis.',
      ].join('\n\n'),
    },
  },
  {
    kind: 'video',
    title: 'Vernos por vídeo',
    body: [
      'Algunas sesiones pueden ser por vídeo. Funcionan bien para mucha gente, y tienen algunas diferencias con vernos en persona.',
      'Por tu parte. Busca un sitio donde nadie te oiga, con buena conexión, y dinos al empezar dónde estás y un teléfono donde llamarte si se corta.',
      'Por la nuestra. No grabamos ninguna sesión, y te pedimos que tú tampoco lo hagas. Usamos una sala a la que solo se entra con el enlace de tu cita.',
      'Por dónde va. En la sala de nuestra web, la imagen y la voz van cifradas, directas de tu dispositivo al nuestro. Si las redes no lo permiten, pasan por un repetidor de la clínica que no las puede descifrar. Para conectarse, cada dispositivo puede conocer la dirección de red del otro, y la clínica ve las dos.',
      'Qué se guarda. Con la cita, a qué hora entró y salió cada persona. Lo que escribas en la sala sobre dónde estás y a quién llamar se borra al terminar.',
      'Si se corta, seguimos por teléfono. Si no lo podemos arreglar, buscamos otra hora sin coste.',
      'No es para urgencias. Si estás en peligro, llama al 112. Si piensas en el suicidio, al 024, a cualquier hora.',
      'Puedes pedir que nos veamos en persona cuando quieras, y también podemos proponértelo nosotros si creemos que te irá mejor.',
    ].join('\n\n'),
    catalan: {
      title: 'Veure’ns per vídeo',
      body: [
        'Algunes sessions poden ser per vídeo. Funcionen bé per a molta gent, i tenen algunes diferències amb veure’ns en persona.',
        'Per part teva. Busca un lloc on ningú no et senti, amb bona connexió, i digue’ns en començar on ets i un telèfon on trucar-te si es talla.',
        'Per part nostra. No gravem cap sessió, i et demanem que tu tampoc no ho facis. Fem servir una sala on només s’entra amb l’enllaç de la teva cita.',
        'Per on va. A la sala del nostre web, la imatge i la veu van xifrades, directes del teu dispositiu al nostre. Si les xarxes no ho permeten, passen per un repetidor de la clínica que no les pot desxifrar. Per connectar-se, cada dispositiu pot conèixer l’adreça de xarxa de l’altre, i la clínica veu totes dues.',
        'Què es guarda. Amb la cita, a quina hora va entrar i sortir cada persona. El que escriguis a la sala sobre on ets i a qui trucar s’esborra en acabar.',
        'Si es talla, continuem per telèfon. Si no ho podem arreglar, busquem una altra hora sense cost.',
        'No és per a urgències. Si ets en perill, truca al 112. Si penses en el suïcidi, al 024, a qualsevol hora.',
        'Pots demanar que ens vegem en persona quan vulguis, i també t’ho podem proposar nosaltres si creiem que t’anirà millor.',
      ].join('\n\n'),
    },
  },
  {
    kind: 'minors',
    title: 'Atender a tu hijo o a tu hija',
    body: [
      'Nos pides que atendamos a una persona que tiene menos de 16 años y que está a tu cargo. Antes de firmar, esto es lo que conviene que sepas.',
      'Qué hacemos. Según la edad, hablamos, jugamos, dibujamos o respondemos algún cuestionario. Al principio os contamos qué hemos visto y qué proponemos, y os vamos diciendo cómo va.',
      'También cuenta su opinión. Le explicamos con palabras de su edad qué hacemos aquí, y le escuchamos. Desde los 16 años firma por sí misma.',
      'Lo que nos cuenta. Necesita un lugar donde hablar con confianza, así que no os repetimos todo lo que dice. Os contamos lo que importa para cuidarle y, siempre, lo que le ponga en peligro.',
      'Quién firma. Si compartís la patria potestad, os pedimos la firma a los dos, también si vivís por separado. Si hay una resolución judicial o alguna otra situación, cuéntanosla antes. Cuando no estáis de acuerdo, nosotros no decidimos por vosotros.',
      'Nadie puede prometeros un resultado. Podéis preguntar, parar y retirar esta firma cuando queráis; lo hablaremos con calma.',
    ].join('\n\n'),
    catalan: {
      title: 'Atendre el teu fill o la teva filla',
      body: [
        'Ens demanes que atenguem una persona que té menys de 16 anys i que és a càrrec teu. Abans de signar, això és el que convé que sàpigues.',
        'Què fem. Segons l’edat, parlem, juguem, dibuixem o responem algun qüestionari. Al principi us expliquem què hem vist i què proposem, i us anem dient com va.',
        'També compta la seva opinió. Li expliquem amb paraules de la seva edat què fem aquí, i l’escoltem. Des dels 16 anys signa per si mateixa.',
        'El que ens explica. Necessita un lloc on parlar amb confiança, així que no us repetim tot el que diu. Us expliquem el que importa per tenir-ne cura i, sempre, el que la posi en perill.',
        'Qui signa. Si compartiu la pàtria potestat, us demanem la signatura a tots dos, també si viviu separats. Si hi ha una resolució judicial o alguna altra situació, expliqueu-nos-la abans. Quan no esteu d’acord, nosaltres no decidim per vosaltres.',
        'Ningú no us pot prometre un resultat. Podeu preguntar, parar i retirar aquesta signatura quan vulgueu; en parlarem amb calma.',
      ].join('\n\n'),
    },
  },
];

/**
 * Packages of sessions. Adults: the short package of the front page (`landing`), and the tiers of the plans page.
 * `priceCents` is one payment; `sessionsPerPayment` are granted in turn. The discount is a text: a warning
 * is logged at start if the prices contradict it. Apart from `clinic`, so that they stay out of the browser.
 */
export const planSeeds = [
  {
    id: 1,
    audience: 'adult',
    name: 'Básico',
    description: 'Para empezar con calma.',
    discountPercent: 10,
    features: [{ text: 'Plataforma de apoyo emocional', perk: 'platform' }],
    offers: [
      { kind: 'landing', priceCents: 16000, payments: 1, sessionsPerPayment: [2], validityMonths: 1 },
      { kind: 'single', priceCents: 52000, payments: 1, sessionsPerPayment: [8], validityMonths: 6 },
      { kind: 'monthly', priceCents: 8700, payments: 6, sessionsPerPayment: [1, 1, 2], validityMonths: 6 },
      { kind: 'quarterly', priceCents: 25000, payments: 2, sessionsPerPayment: [4], validityMonths: 6 },
    ],
  },
  {
    id: 2,
    audience: 'adult',
    name: 'Premium',
    description: 'Para un cambio que pide constancia.',
    discountPercent: 15,
    recommended: true,
    features: [
      { text: 'Plataforma de apoyo emocional', perk: 'platform' },
      { text: 'Revista digital', perk: 'magazine' },
    ],
    offers: [
      { kind: 'landing', priceCents: 30000, payments: 1, sessionsPerPayment: [4], validityMonths: 2 },
      { kind: 'single', priceCents: 66300, payments: 1, sessionsPerPayment: [12], validityMonths: 9 },
      { kind: 'monthly', priceCents: 8000, payments: 9, sessionsPerPayment: [1, 1, 2], validityMonths: 9 },
      { kind: 'quarterly', priceCents: 23000, payments: 3, sessionsPerPayment: [4], validityMonths: 9 },
    ],
  },
  {
    id: 3,
    audience: 'adult',
    name: 'Intensivo',
    description: 'Para cuando hace falta más.',
    discountPercent: 20,
    features: [
      { text: 'Plataforma de apoyo emocional', perk: 'platform' },
      { text: 'Revista digital', perk: 'magazine' },
      { text: 'Chat: escríbenos 24/7', perk: 'chat' },
      { text: 'Evaluación psicométrica', perk: 'evaluation' },
    ],
    offers: [
      { kind: 'landing', priceCents: 42000, payments: 1, sessionsPerPayment: [6], validityMonths: 3 },
      { kind: 'single', priceCents: 83200, payments: 1, sessionsPerPayment: [16], validityMonths: 12 },
      {
        kind: 'monthly',
        priceCents: 7500,
        payments: 12,
        sessionsPerPayment: [1, 1, 2],
        validityMonths: 12,
      },
      { kind: 'quarterly', priceCents: 21000, payments: 4, sessionsPerPayment: [4], validityMonths: 12 },
    ],
  },
  {
    id: 4,
    audience: 'child',
    name: 'Enuresis',
    description: 'Para quien todavía moja la cama: con la familia, sin culpas.',
    features: [{ text: 'Pautas para casa', perk: 'home-guide' }],
    offers: [{ kind: 'single', priceCents: 25000, payments: 1, sessionsPerPayment: [5], validityMonths: 12 }],
  },
  {
    id: 5,
    audience: 'child',
    name: 'TDAH',
    description: 'Atención, impulsos y orden en el día a día, paso a paso.',
    features: [{ text: 'Pautas para casa y para la escuela', perk: 'school-guide' }],
    offers: [
      { kind: 'single', priceCents: 140000, payments: 1, sessionsPerPayment: [28], validityMonths: 12 },
    ],
  },
  {
    id: 6,
    audience: 'child',
    name: 'Trastornos de Conducta',
    description: 'Enfados, normas y convivencia, con el niño y quienes lo cuidan.',
    features: [{ text: 'Pautas para casa y para la escuela', perk: 'school-guide' }],
    offers: [
      { kind: 'single', priceCents: 140000, payments: 1, sessionsPerPayment: [28], validityMonths: 12 },
    ],
  },
] satisfies PlanSeed[];

type ProfessionalSeed = {
  name: string;
  title: string;
  bio: string;
  /** External video room; null for the clinic's own. */
  roomUrl: string | null;
  /** Kinds of consultation they offer. */
  kinds: ConsultationKind[];
};

/** Kinds of consent texts: an adult's therapy, data protection, video sessions, a child's therapy. */
type ConsentText = { title: string; body: string };
type ConsentTextSeed = ConsentText & {
  kind: 'treatment' | 'data' | 'video' | 'minors';
  /** Optional for another clinic. */
  catalan: ConsentText;
};

/** Purpose of a reminder, which decides its text. */
export type ReminderKind = 'free_change' | 'attendance' | 'room';

export type ReminderSeed = {
  kind: ReminderKind;
  hoursBefore: number;
  channels: readonly ('email' | 'sms')[];
  /** Only consultations of this kind. */
  only: ConsultationKind | null;
};

/**
 * Catalan for the clinic's own texts above, by Spanish text. The panel adds to them and replaces them; a text without a
 * translation is shown in Spanish. Optional. A function that the bundler may drop keeps them out of the browser.
 */
export const translations: Partial<Record<Language, Readonly<Record<string, string>>>> =
  /* @__PURE__ */ listTranslations();

function listTranslations() {
  return {
    ca: {
      // Services
      'Consulta en el despacho': 'Consulta al despatx',
      'Una hora cara a cara, en un lugar tranquilo del centro de Girona.':
        'Una hora cara a cara, en un lloc tranquil del centre de Girona.',
      'Consulta a domicilio': 'Consulta a domicili',
      [`Vamos a tu casa, en un radio de ${homeRadiusKm}\u00a0km de Girona o de Barcelona.`]: `Venim a casa teva, en un radi de ${homeRadiusKm}\u00a0km de Girona o de Barcelona.`,
      Videollamada: 'Videotrucada',
      'Desde donde estés, en toda España. El enlace, en tu perfil.':
        'Des d’on siguis, a tot Espanya. L’enllaç, al teu perfil.',
      'Terapia infantil': 'Teràpia infantil',
      'A partir de 4 años y medio, en el despacho y con la familia.':
        'A partir de 4 anys i mig, al despatx i amb la família.',

      'Sesión familiar': 'Sessió familiar',
      'Para padres, madres e hijos, con tiempo para que hable cada uno.':
        'Per a pares, mares i fills, amb temps perquè parli cadascú.',
      'Informe pericial': 'Informe pericial',
      'Para un juzgado o una aseguradora. Antes hablamos del caso.':
        'Per a un jutjat o una asseguradora. Abans parlem del cas.',

      // Professionals
      'Psicóloga en prácticas, supervisada': 'Psicòloga en pràctiques, supervisada',
      'Atiende a adultos y jóvenes dos tardes por semana, con la supervisión de la directora.':
        'Atén adults i joves dues tardes per setmana, amb la supervisió de la directora.',
      'Directora. Psicóloga sanitaria y forense': 'Directora. Psicòloga sanitària i forense',
      [director.bio]:
        '32 anys acompanyant adults, parelles i famílies a Girona i Barcelona. Treballa l’ansietat, el dol i els moments de canvi amb un tracte proper i un pla clar des de la primera visita.',
      'Psicólogo infantil y juvenil': 'Psicòleg infantil i juvenil',
      [collaborator.bio]:
        'Acompanya infants a partir de 4 anys i mig, adolescents i famílies, amb el joc i la paraula com a eines.',

      // Plans
      Básico: 'Bàsic',
      Premium: 'Premium',
      'Para empezar con calma.': 'Per començar amb calma.',
      'Para un cambio que pide constancia.': 'Per a un canvi que demana constància.',
      Intensivo: 'Intensiu',
      'Para cuando hace falta más.': 'Per quan cal més.',
      'Plataforma de apoyo emocional': 'Plataforma de suport emocional',
      'Revista digital': 'Revista digital',
      'Chat: escríbenos 24/7': 'Xat: escriu-nos 24/7',
      'Evaluación psicométrica': 'Avaluació psicomètrica',
      Enuresis: 'Enuresi',
      'Para quien todavía moja la cama: con la familia, sin culpas.':
        'Per a qui encara mulla el llit: amb la família, sense culpes.',
      'Pautas para casa': 'Pautes per a casa',
      TDAH: 'TDAH',
      'Atención, impulsos y orden en el día a día, paso a paso.':
        'Atenció, impulsos i ordre en el dia a dia, pas a pas.',
      'Pautas para casa y para la escuela': 'Pautes per a casa i per a l’escola',
      'Trastornos de Conducta': 'Trastorns de Conducta',
      'Enfados, normas y convivencia, con el niño y quienes lo cuidan.':
        'Enrabiades, normes i convivència, amb l’infant i els qui en tenen cura.',

      // Guides
      'Mantened un horario parecido cada día para levantarse, comer y acostarse. Lo previsible calma.':
        'Manteniu un horari semblant cada dia per llevar-se, menjar i anar a dormir. El que és previsible calma.',
      'Dad las indicaciones de una en una, cerca y con pocas palabras.':
        'Doneu les indicacions d’una en una, a prop i amb poques paraules.',
      'Decid qué ha hecho bien, con detalle y en el momento: «Has recogido sin que te lo pidiera».':
        'Digueu què ha fet bé, amb detall i en el moment: «Has endreçat sense que t’ho demanés».',
      'Acordad antes pocas normas y qué pasa si no se cumplen; después, sostenedlas sin discutir.':
        'Acordeu abans poques normes i què passa si no es compleixen; després, manteniu-les sense discutir.',
      'Si hay un enfado fuerte, bajad la voz y esperad. Se habla cuando ha pasado.':
        'Si hi ha una enrabiada forta, abaixeu la veu i espereu. Se’n parla quan ha passat.',
      'No castiguéis lo que no depende de su voluntad, como mojar la cama o distraerse. Apuntad cuándo pasa y traedlo a la sesión.':
        'No castigueu el que no depèn de la seva voluntat, com mullar el llit o distreure’s. Apunteu quan passa i porteu-ho a la sessió.',
      'En la escuela, elegid una sola persona de referencia y contadle lo que ayuda en casa.':
        'A l’escola, trieu una sola persona de referència i expliqueu-li què ajuda a casa.',
      'Pedid instrucciones breves y por escrito, un sitio con poca distracción y pausas cortas.':
        'Demaneu instruccions breus i per escrit, un lloc amb poca distracció i pauses curtes.',
      'Una nota a la semana basta: qué ha ido bien y qué no. Traedla a la sesión y ajustamos las pautas con vosotros.':
        'Una nota a la setmana és suficient: què ha anat bé i què no. Porteu-la a la sessió i ajustem les pautes amb vosaltres.',

      // Emergency numbers
      Emergencias: 'Emergències',
      'Peligro inmediato, a cualquier hora.': 'Perill immediat, a qualsevol hora.',
      'Línea 024': 'Línia 024',
      'Si piensas en el suicidio. Gratuita, 24\u00a0horas.':
        'Si penses en el suïcidi. Gratuïta, 24\u00a0hores.',
      'Teléfono de la Esperanza': 'Telèfon de l’Esperança',
      'Escucha en crisis, a cualquier hora.': 'Escolta en crisi, a qualsevol hora.',
      'Infancia y adolescencia': 'Infància i adolescència',
      'Ayuda a niños, adolescentes y familias.': 'Ajuda a infants, adolescents i famílies.',
      'Violencia de género': 'Violència masclista',
      [clinic.emergencyContacts[4].description]:
        'Gratuït. No deixa rastre a la factura, però sí al registre de trucades del mòbil: esborra la trucada.',

      // Site
      'Próximamente - Octubre 2025': 'Properament - Octubre 2025',
      '1 de octubre de 2025': '1 d’octubre de 2025',
      'Provincia de Girona': 'Província de Girona',
      'Provincia de Barcelona': 'Província de Barcelona',
      'Toda España': 'Tot Espanya',
      'En persona': 'En persona',
      'En línea': 'En línia',
      Andorra: 'Andorra',
      Portugal: 'Portugal',
      Francia: 'França',
      Latinoamérica: 'Llatinoamèrica',
      'Las casas del río Onyar, de Clínica Onyar': 'Les cases del riu Onyar, de Clínica Onyar',
      'Plataforma de bienestar': 'Plataforma de benestar',
      nflow: 'nflow',
      sinapsy: 'sinapsy',

      // Directory of professionals
      '1 de junio de 2025': '1 de juny de 2025',
      '24–48\u00a0h': '24–48\u00a0h',
      Lanzamiento: 'Llançament',
      España: 'Espanya',
      'Reino Unido': 'Regne Unit',
      Italia: 'Itàlia',
      Alemania: 'Alemanya',
      México: 'Mèxic',
      Colombia: 'Colòmbia',
      Argentina: 'Argentina',
      Brasil: 'Brasil',

      // Other pages and the legal notice
      'Política de privacidad': 'Política de privacitat',
      'Política de cookies': 'Política de galetes',
      'Tus derechos': 'Els teus drets',
      'Grup Onyar Salut': 'Grup Onyar Salut',
      'Registro Mercantil de Girona, tomo 0000, folio 000, hoja GI\u00a000000 (demostración)':
        'Registre Mercantil de Girona, tom 0000, foli 000, full GI\u00a000000 (demostració)',
      'E17000000, Departament de Salut, Generalitat de Catalunya (demostración)':
        'E17000000, Departament de Salut, Generalitat de Catalunya (demostració)',
      'Col·legi Oficial de Psicologia de Catalunya': 'Col·legi Oficial de Psicologia de Catalunya',
      'Licenciatura en Psicología, obtenida en España, con habilitación sanitaria':
        'Llicenciatura en Psicologia, obtinguda a Espanya, amb habilitació sanitària',
      '21 de noviembre de 2026': '21 de novembre de 2026',
      'Código Deontológico': 'Codi deontològic',
      'COPC\u00a000000 (demostración)': 'COPC\u00a000000 (demostració)',

      ...Object.fromEntries(
        consentTextSeeds.flatMap(({ title, body, catalan }) => [
          [title, catalan.title],
          [body, catalan.body],
        ]),
      ),
    },
  };
}

type ServiceSeed = {
  kind: ConsultationKind;
  name: string;
  description: string;
  priceCents: number;
  firstVisitPriceCents: number | null;
};

type PlanSeed = {
  id: number;
  audience: 'adult' | 'child';
  name: string;
  description: string;
  /** Text on the plan's card; none for child plans. */
  discountPercent?: number;
  recommended?: boolean;
  /** `perk`: the feature that the line describes. */
  features: readonly { text: string; perk?: PerkName }[];
  offers: readonly {
    kind: 'landing' | 'single' | 'monthly' | 'quarterly';
    priceCents: number;
    payments: number;
    sessionsPerPayment: readonly number[];
    validityMonths: number;
  }[];
};
