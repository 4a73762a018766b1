import type { Subject } from '#clinic/contact/terms.ts';
import { ageInWords } from '#clinic/patients/terms.ts';
import { clinic } from '#config';
import { clinicContact } from '#platform/clinic-contact.ts';
import type { DrawingName } from '../background/drawings.ts';

export type PsychologyService = {
  id: string;
  drawing: DrawingName;
  title: string;
  subtitle: string;
  description: string;
  objectives: readonly string[];
  modality: string;
  extra?: { text: string; url: string };
  ask?: { text: string; subject: Subject };
};

const places = clinic.homeVisits.bases.map(({ name }) => name).join(' o de ');

export const psychologyServices: readonly PsychologyService[] = [
  {
    id: 'infancia',
    drawing: 'window-kite',
    title: 'Infancia',
    subtitle: `A partir de ${ageInWords(clinic.childMinimumAgeMonths)}`,
    description:
      'Miedos, rabietas, noches difíciles, cambios en casa o en la escuela. Jugamos, dibujamos y hablamos, y la familia participa desde el primer día.',
    objectives: [
      'Entender qué le pasa y ayudarle a ponerle nombre.',
      'Daros pautas claras para el día a día en casa.',
      'Hablar con la escuela, si hace falta y os parece bien.',
    ],
    modality: 'En el despacho. En la primera visita venís juntos.',
  },
  {
    id: 'adolescencia',
    drawing: 'window-bridge',
    title: 'Adolescencia',
    subtitle: 'Un espacio propio, sin sermones',
    description:
      'Ansiedad, desánimo, amistades que duelen, pantallas, estudios, dudas sobre uno mismo. Un lugar donde contarlo al ritmo de cada cual.',
    objectives: [
      'Escuchar sin juzgar.',
      'Encontrar maneras de llevar los días malos.',
      'Volver a entenderse en casa.',
    ],
    modality:
      'En el despacho o por videollamada. Al empezar acordamos juntos qué se comparte con la familia y qué no.',
  },
  {
    id: 'adultos',
    drawing: 'window-stairs',
    title: 'Adultos',
    subtitle: 'Ansiedad, tristeza, duelo, pareja, trabajo',
    description:
      'Cuando algo pesa demasiado, o lleva demasiado tiempo. Miramos qué lo mantiene y damos pasos pequeños, de los que se notan en la semana.',
    objectives: [
      'Comprender lo que te pasa y de dónde viene.',
      'Aprender recursos para los momentos difíciles.',
      'Recuperar lo que habías dejado de hacer.',
    ],
    get modality() {
      return `En el despacho, en tu casa o por videollamada. La consulta en pareja se pide por teléfono, al ${clinicContact().phone.replaceAll(' ', '\u00a0')}, o por escrito: antes de nada te decimos cuánto cuesta.`;
    },
    ask: { text: 'Preguntar por la terapia de pareja', subject: 'couples' },
  },
  {
    id: 'mayores',
    drawing: 'window-bench',
    title: 'Personas mayores',
    subtitle: 'También en casa, según disponibilidad',
    description:
      'Soledad, pérdidas, insomnio, memoria, el cuidado de otra persona. Hay mucho que hacer a cualquier edad, sin prisa y sin tecnicismos.',
    objectives: [
      'Cuidar el ánimo, el descanso y las relaciones.',
      'Acompañar los duelos y los cambios de salud.',
      'Apoyar a quien cuida.',
    ],
    modality: `En el despacho, por videollamada o a domicilio, según disponibilidad y en un radio de ${clinic.homeVisits.radiusKm} km de ${places}.`,
  },
  {
    id: 'forense',
    drawing: 'window-road',
    title: 'Psicología forense en accidentes de tráfico',
    subtitle: 'Valoración e informe pericial',
    description:
      'Después de un accidente hay secuelas que no se ven. Las valoramos con entrevistas y pruebas, y las explicamos en un informe que se entiende.',
    objectives: [
      'Valorar el daño psicológico y su relación con el accidente.',
      'Redactar el informe pericial.',
      'Defenderlo ante el juzgado, si se pide.',
    ],
    modality: 'Entrevistas y pruebas en el despacho. Antes de empezar te explicamos cada paso.',
    extra: { text: 'Ver informes periciales', url: clinic.expertReportsUrl },
    ask: { text: 'Preguntar por un informe', subject: 'forensic' },
  },
];
