import { clinic } from '#config';
import type { DrawingName } from '../background/drawings.ts';

/** Specialists the clinic refers to, and complementary therapies. */

export type Referral = { id: string; drawing: DrawingName; title: string; description: string };

export const referrals: readonly Referral[] = [
  {
    id: 'medicina',
    drawing: 'window-family-doctor',
    title: 'Medicina de familia',
    description:
      'Para descartar que el cansancio, el insomnio o los nervios tengan una causa física, y para las bajas o los informes médicos.',
  },
  {
    id: 'psiquiatria',
    drawing: 'window-psychiatry',
    title: 'Psiquiatría',
    description:
      'Cuando conviene valorar una medicación. La terapia sigue, y los dos profesionales van en la misma dirección.',
  },
  {
    id: 'neurologia',
    drawing: 'window-neurology',
    title: 'Neurología',
    description:
      'Ante dudas sobre la memoria, la atención, las migrañas o lo que queda después de un golpe o un ictus.',
  },
];

export type InnovativeTherapy = { drawing: DrawingName; title: string; description: string };

export const innovativeTherapies: readonly InnovativeTherapy[] = [
  {
    drawing: 'window-magnetic',
    title: 'Estimulación magnética',
    description:
      'Pulsos magnéticos breves sobre una zona precisa de la cabeza, sin cirugía ni anestesia. La indica siempre un especialista.',
  },
  {
    drawing: 'window-neurofeedback',
    title: 'Neurofeedback',
    description: `Una pantalla te muestra la actividad de tu cerebro, y con ella practicas la atención y la calma. Hoy, en otros centros; en el nuestro, a partir del ${clinic.advancedTherapies.onSiteFrom}.`,
  },
  {
    drawing: 'window-assisted',
    title: 'Terapia asistida',
    description:
      'Con un perro preparado para ello y su guía. Hay personas a quienes así les cuesta menos empezar a hablar.',
  },
];
