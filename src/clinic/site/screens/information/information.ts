import { ageInWords } from '#clinic/patients/terms.ts';
import { clinic } from '#config';
import { routes } from '#platform/paths.ts';

export type ServiceGroup = {
  title: string;
  entries: readonly string[];
  more: { path: string; label: string };
};

const { platform, magazine } = clinic.complementaryServices;
const withKind = ({ name, kind }: { name: string; kind: string }) =>
  `${name}, ${kind.charAt(0).toLowerCase()}${kind.slice(1)}`;

export const serviceGroups: readonly ServiceGroup[] = [
  {
    title: 'Terapéuticos',
    entries: [
      'Adultos',
      `Niños desde ${ageInWords(clinic.childMinimumAgeMonths)}`,
      'Adolescentes',
      'Personas mayores',
      'Parejas',
    ],
    more: { path: routes['psychology-services'], label: 'Cómo trabajamos con cada edad' },
  },
  {
    title: 'Especializados',
    entries: [
      'Psicología forense',
      'Evaluación psicológica',
      'Informes periciales',
      'Intervención en crisis',
      'Psicología del trabajo',
    ],
    more: { path: routes['multidisciplinary-approach'], label: 'Con quién colaboramos' },
  },
  {
    title: 'Modalidades',
    entries: [
      'Consulta en el despacho',
      'Visita a domicilio',
      'Videollamada',
      'Terapia infantil',
      'Atención en línea',
    ],
    more: { path: `${routes.plans}?tab=prices`, label: 'Lo que cuesta cada una' },
  },
  {
    title: 'Digitales',
    entries: [
      withKind(platform),
      'Asistente con inteligencia artificial (todavía no disponible)',
      withKind(magazine),
      'Recursos de autocuidado',
      'Consultas exprés (todavía no disponibles)',
    ],
    more: { path: routes.external, label: `Qué son ${platform.name} y ${magazine.name}` },
  },
];

export const bookingSteps: readonly { title: string; text: string }[] = [
  { title: 'Elige el servicio', text: 'Lo que necesitas hoy. Si dudas, llámanos y lo vemos contigo.' },
  {
    title: 'Elige con quién',
    text: 'La directora o uno de los profesionales que colaboran con nosotros.',
  },
  { title: 'Elige la modalidad', text: 'En el despacho, en tu casa o por videollamada.' },
  {
    title: 'Paga y recibe la confirmación',
    text: 'El pago es en línea, y la cita queda confirmada en cuanto está pagada.',
  },
];
