import type { es } from './glance-texts.es.ts';

export const ca: typeof es = {
  allServices: 'Tot el que fem',
  whereWeWork: 'On t’atenem',
  howToBook: 'Com es demana cita',
  tabs: {
    label: 'Informació de la clínica',
    services: 'Serveis',
    regions: 'Regions',
    booking: 'Com demanar cita',
  },
  regions: {
    now: 'T’atenem avui',
    soon: 'Properament',
  },
  therapeutic: {
    title: 'Terapèutics',
    entries: (childrenFrom) => [
      'Adults',
      `Infants des de ${childrenFrom}`,
      'Adolescents',
      'Gent gran',
      'Parelles',
    ],
    more: 'Com treballem amb cada edat',
  },
  specialized: {
    title: 'Especialitzats',
    entries: [
      'Psicologia forense',
      'Avaluació psicològica',
      'Informes pericials',
      'Intervenció en crisi',
      'Psicologia del treball',
    ],
    more: 'Amb qui col·laborem',
  },
  modalities: {
    title: 'Modalitats',
    entries: [
      'Consulta al despatx',
      'Visita a domicili',
      'Videotrucada',
      'Teràpia infantil',
      'Atenció en línia',
    ],
    more: 'El que costa cadascuna',
  },
  digital: {
    title: 'Digitals',
    entries: (platform, magazine) => [
      platform,
      'Assistent amb intel·ligència artificial (encara no disponible)',
      magazine,
      'Recursos d’autocura',
      'Consultes exprés (encara no disponibles)',
    ],
    more: (platform, magazine) => `Què són ${platform} i ${magazine}`,
  },
  steps: [
    { title: 'Tria el servei', text: 'El que necessites avui. Si dubtes, truca’ns i ho mirem plegats.' },
    {
      title: 'Tria amb qui',
      text: 'La directora o algun dels professionals que col·laboren amb nosaltres.',
    },
    { title: 'Tria la modalitat', text: 'Al despatx, a casa teva o per videotrucada.' },
    {
      title: 'Paga i rep la confirmació',
      text: 'El pagament és en línia, i la cita queda confirmada de seguida que està pagada.',
    },
  ],
  book: 'Demana cita',
};
