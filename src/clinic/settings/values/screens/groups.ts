import type { SettingsGroup } from '../../terms.ts';
import type { FieldSpec } from './field-specs.ts';

export type GroupTexts = {
  /** What the values do, in one or two sentences. */
  lead: string;
  fields: readonly FieldSpec[];
};

const pageFields: readonly FieldSpec[] = [
  { kind: 'text', name: 'name', label: 'Nombre del enlace' },
  { kind: 'url', name: 'url', label: 'Dirección' },
];

const serviceFields: readonly FieldSpec[] = [
  { kind: 'text', name: 'name', label: 'Nombre' },
  { kind: 'text', name: 'kind', label: 'Qué es' },
  { kind: 'text', name: 'title', label: 'Título en la portada' },
  { kind: 'url', name: 'url', label: 'Dirección' },
];

export const groupTexts: Record<SettingsGroup, GroupTexts> = {
  emergency: {
    lead: 'Salen en el botón de emergencias de todas las páginas, junto a cada texto libre y en los correos. Los dos primeros se repiten donde alguien puede contar que está en peligro.',
    fields: [
      {
        kind: 'list',
        name: 'emergencyContacts',
        label: 'Teléfonos, en su orden',
        item: (index) =>
          ['Primero: peligro inmediato', 'Segundo: ideas de suicidio'][index] ?? `Teléfono ${index + 1}`,
        fixed: 2,
        most: 10,
        add: 'Añadir un teléfono',
        fields: [
          { kind: 'text', name: 'name', label: 'De quién es' },
          { kind: 'phone', name: 'phone', label: 'Teléfono' },
          { kind: 'paragraph', name: 'description', label: 'Cuándo llamar' },
        ],
      },
    ],
  },
  pages: {
    lead: 'Páginas que la clínica tiene en otras webs. Salen en el pie de todas las páginas, en el aviso de cookies y en el aviso legal.',
    fields: [
      {
        kind: 'part',
        name: 'privacyPages',
        label: 'Textos legales',
        fields: [
          { kind: 'part', name: 'privacy', label: 'Privacidad', fields: pageFields },
          { kind: 'part', name: 'cookies', label: 'Cookies', fields: pageFields },
          { kind: 'part', name: 'rights', label: 'Derechos sobre los datos', fields: pageFields },
        ],
      },
      { kind: 'part', name: 'groupSite', label: 'Web del grupo', fields: pageFields },
      { kind: 'url', name: 'expertReportsUrl', label: 'Web de informes periciales', isWide: true },
    ],
  },
  booking: {
    lead: 'Vale para las reservas que se hagan desde ahora. Las citas ya reservadas no cambian, y las horas que ahora esperan un pago conservan su plazo.',
    fields: [
      {
        kind: 'number',
        name: 'minimumNoticeHours',
        label: 'Antelación mínima, en horas',
        hint: 'Desde la reserva hasta la cita.',
      },
      {
        kind: 'number',
        name: 'bookableDaysAhead',
        label: 'Antelación máxima, en días',
        hint: 'Hasta 150: PayPal devuelve pagos de los últimos 180 días.',
      },
      {
        kind: 'number',
        name: 'holdMinutes',
        label: 'Minutos para pagar',
        hint: 'La hora se guarda mientras tanto.',
      },
      {
        kind: 'number',
        name: 'maximumUnpaidHolds',
        label: 'Reservas sin pagar a la vez',
        hint: 'De una misma persona.',
      },
      {
        kind: 'number',
        name: 'maximumHoldsPerNetwork',
        label: 'Reservas sin pagar por conexión',
        hint: 'Una casa o una oficina comparten conexión.',
      },
      {
        kind: 'number',
        name: 'holdsRunOutBeforePause',
        label: 'Reservas caducadas antes de una pausa',
        hint: 'Caducadas sin pagar en un día. Después, esa persona espera hasta que pase un día desde la primera.',
      },
    ],
  },
  reminders: {
    lead: 'El plazo vale para las citas que se reserven desde ahora: las ya reservadas conservan el suyo. Los recordatorios valen para todas, y cada uno se envía una sola vez por cita.',
    fields: [
      {
        kind: 'number',
        name: 'cancellationHours',
        label: 'Cambiar o cancelar gratis, hasta cuántas horas antes',
        hint: 'Entre 2 y 720. Después, la cita no se cambia por la web ni se devuelve el importe.',
        isWide: true,
      },
      {
        kind: 'list',
        name: 'reminders',
        label: 'Recordatorios antes de cada cita',
        hint: 'Como mucho, uno de cada clase. «Cambiar a tiempo» y «Confirmar que vendrá» llevan enlaces para responder; «Justo antes», el de la videollamada. El SMS llega solo a teléfonos verificados.',
        item: (index) => `Recordatorio ${index + 1}`,
        fixed: 0,
        most: 3,
        add: 'Añadir un recordatorio',
        fields: [
          {
            kind: 'select',
            name: 'kind',
            label: 'Para qué es',
            options: [
              { value: '', label: 'Elige…' },
              { value: 'free_change', label: 'Cambiar a tiempo' },
              { value: 'attendance', label: 'Confirmar que vendrá' },
              { value: 'room', label: 'Justo antes' },
            ],
          },
          { kind: 'number', name: 'hoursBefore', label: 'Horas antes de la cita' },
          {
            kind: 'select',
            name: 'only',
            label: 'En qué citas',
            options: [
              { value: '', label: 'En todas' },
              { value: 'office', label: 'Solo en el despacho' },
              { value: 'home', label: 'Solo a domicilio' },
              { value: 'video', label: 'Solo por videollamada' },
              { value: 'child', label: 'Solo en terapia infantil' },
            ],
          },
          {
            kind: 'choices',
            name: 'channels',
            label: 'Por dónde',
            options: [
              { value: 'email', label: 'Correo' },
              { value: 'sms', label: 'SMS' },
            ],
          },
        ],
      },
    ],
  },
  video: {
    lead: 'Lo que se lee en la sala de videollamada, a los dos lados, cuando se corta la conexión.',
    fields: [
      {
        kind: 'part',
        name: 'videoCall',
        label: 'Si se corta',
        fields: [
          {
            kind: 'number',
            name: 'phoneAfterMinutes',
            label: 'Minutos hasta llamar por teléfono',
            hint: 'De 1 a 30.',
          },
          {
            kind: 'select',
            name: 'caller',
            label: 'Quién llama',
            options: [
              { value: 'therapist', label: 'El terapeuta' },
              { value: 'patient', label: 'El paciente, a la clínica' },
            ],
          },
        ],
      },
    ],
  },
  homeVisits: {
    lead: 'Vale para las reservas que se hagan desde ahora. Las citas a domicilio ya reservadas se mantienen, aunque queden fuera. La descripción de la consulta se cambia en «Consultas y precios».',
    fields: [
      {
        kind: 'part',
        name: 'homeVisits',
        label: 'Hasta dónde vais',
        fields: [
          {
            kind: 'number',
            name: 'radiusKm',
            label: 'Radio, en kilómetros',
            hint: 'En línea recta, desde el municipio más cercano.',
          },
          {
            kind: 'number',
            name: 'travelMinutes',
            label: 'Minutos de viaje',
            hint: 'Antes y después de cada visita. Hasta 240.',
          },
          {
            kind: 'list',
            name: 'bases',
            label: 'Municipios desde los que salís',
            hint: 'Escribe el nombre y elígelo de la lista.',
            item: (index) => `Municipio ${index + 1}`,
            fixed: 1,
            most: 10,
            add: 'Añadir un municipio',
            fields: [{ kind: 'municipality', name: 'name', label: 'Nombre' }],
          },
        ],
      },
      {
        kind: 'part',
        name: 'homeAddresses',
        label: 'Cómo leemos las direcciones',
        fields: [
          {
            kind: 'lines',
            name: 'postCodes',
            label: 'Códigos postales a los que vais',
            hint: 'Uno en cada línea, entero o solo cómo empieza: las dos primeras cifras son toda una provincia.',
          },
          {
            kind: 'lines',
            name: 'provinces',
            label: 'Otros nombres que se escriben detrás del municipio',
            hint: 'Comarcas o comunidades. Las provincias ya las conocemos.',
            isOptional: true,
          },
        ],
      },
    ],
  },
  holidays: {
    lead: 'Los festivos propios de la población. Los de toda la comunidad ya están. Cierran la agenda y la reserva en línea; las citas que ya haya ese día no se cancelan solas.',
    fields: [{ kind: 'days', name: 'localHolidays', label: 'Festivos locales', add: 'Añadir un día' }],
  },
  site: {
    lead: 'Datos de la clínica que salen en la portada, en el pie y en la información de todas las páginas. Escribe solo lo que podáis demostrar.',
    fields: [
      { kind: 'number', name: 'yearsOfExperience', label: 'Años de experiencia' },
      { kind: 'text', name: 'inaugurationStamp', label: 'Fecha del sello de inauguración' },
      {
        kind: 'text',
        name: 'accreditation',
        label: 'Acreditación comprobada',
        hint: 'Quién la ha comprobado y cuándo. Si está vacío, la web no la menciona.',
        isOptional: true,
        isWide: true,
      },
      {
        kind: 'part',
        name: 'advancedTherapies',
        label: 'Terapias avanzadas',
        hint: 'La web dice siempre que aún no han empezado.',
        fields: [
          { kind: 'text', name: 'announcement', label: 'Anuncio' },
          { kind: 'text', name: 'onSiteFrom', label: 'En el centro desde' },
        ],
      },
      {
        kind: 'part',
        name: 'regions',
        label: 'Regiones',
        fields: [
          {
            kind: 'list',
            name: 'now',
            label: 'Te atendemos hoy',
            item: (index) => `Lugar ${index + 1}`,
            fixed: 1,
            most: 12,
            add: 'Añadir un lugar',
            fields: [
              { kind: 'text', name: 'name', label: 'Lugar' },
              { kind: 'text', name: 'how', label: 'Cómo' },
            ],
          },
          {
            kind: 'lines',
            name: 'soon',
            label: 'Próximamente',
            hint: 'Un lugar en cada línea.',
            isOptional: true,
          },
        ],
      },
    ],
  },
  complementary: {
    lead: 'Las dos webs que recomienda la clínica. Salen en el menú, en la portada y en la página «Servicios complementarios».',
    fields: [
      {
        kind: 'part',
        name: 'complementaryServices',
        label: 'Servicios complementarios',
        fields: [
          { kind: 'part', name: 'platform', label: 'Plataforma de apoyo', fields: serviceFields },
          { kind: 'part', name: 'magazine', label: 'Revista', fields: serviceFields },
        ],
      },
    ],
  },
  perks: {
    lead: 'Lo que recibe quien tiene un plan que lo incluye. Solo lo ve esa persona, en su perfil. Si un campo está vacío, los planes dejan de anunciarlo.',
    fields: [
      {
        kind: 'part',
        name: 'perkAddresses',
        label: 'Accesos y guías',
        fields: [
          { kind: 'url', name: 'platform', label: 'Entrada a la plataforma', isOptional: true },
          { kind: 'url', name: 'magazine', label: 'Entrada a la revista', isOptional: true },
          {
            kind: 'lines',
            name: 'homeGuide',
            label: 'Guía para la familia',
            hint: 'Un párrafo en cada línea.',
            isOptional: true,
          },
          {
            kind: 'lines',
            name: 'schoolGuide',
            label: 'Guía para la familia y la escuela',
            hint: 'Un párrafo en cada línea.',
            isOptional: true,
          },
        ],
      },
    ],
  },
  directory: {
    lead: 'Lo que la página «Guía de profesionales» dice de la cuota, los plazos y los países. El registro está en otra web.',
    fields: [
      {
        kind: 'part',
        name: 'directory',
        label: 'La guía',
        fields: [
          { kind: 'url', name: 'registrationUrl', label: 'Web del registro', isWide: true },
          { kind: 'euros', name: 'monthlyFeeCents', label: 'Cuota al mes, en euros' },
          {
            kind: 'number',
            name: 'profilesWithoutSignUpFee',
            label: 'Fichas sin cuota de alta (0: ninguna)',
          },
          { kind: 'text', name: 'applicationsOpenOn', label: 'Solicitudes abiertas desde' },
          { kind: 'text', name: 'visibleWithin', label: 'La ficha se ve en' },
          {
            kind: 'list',
            name: 'reach',
            label: 'Países, en el orden en que se abren',
            item: (index) => `Lanzamiento ${index + 1}`,
            fixed: 1,
            most: 4,
            add: 'Añadir un lanzamiento',
            fields: [
              { kind: 'text', name: 'launch', label: 'Cuándo', hint: 'Un año, o unas palabras.' },
              { kind: 'lines', name: 'countries', label: 'Países', hint: 'Un país en cada línea.' },
            ],
          },
        ],
      },
    ],
  },
  sharing: {
    lead: 'La imagen que sale junto al enlace cuando alguien comparte una página de la web en una red social o en un chat. Las redes pueden tardar unos días en enseñar la nueva.',
    fields: [
      {
        kind: 'part',
        name: 'sharedPicture',
        label: 'Imagen',
        fields: [
          {
            kind: 'picture',
            name: 'url',
            label: 'Archivo',
            hint: 'JPEG, PNG o WebP, apaisada. La recortamos a 1200 × 630, y borramos dónde y cuándo se hizo.',
          },
          {
            kind: 'text',
            name: 'alt',
            label: 'Qué se ve en la imagen',
            hint: 'Para quien no puede verla.',
            isWide: true,
          },
        ],
      },
    ],
  },
};
