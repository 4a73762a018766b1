import { clinic } from '#config';
import type { WindowState } from '#design/drawings/window-drawing.tsx';

export type ExampleSlot = {
  day: string;
  time: string;
  state: Extract<WindowState, 'free' | 'taken' | 'chosen'>;
};

/** A fictitious professional. */
export const exampleProfile = {
  name: 'Dra. Aurembiaix Montgrony',
  title: 'Psicóloga infantil y juvenil',
  license: 'Colegiada n.º 00000 (ejemplo)',
  about: 'Acompaño a niños, adolescentes y familias con el juego, el dibujo y la palabra.',
  specialties: ['Miedos', 'Duelo', 'Escuela', 'Familia'],
  languages: 'Catalán, castellano e inglés',
  search: { what: 'Psicología infantil', where: clinic.city },
  consultationMinutes: 30,
  office: {
    place: `Carrer de l’Exemple, 7, ${clinic.city}`,
    slots: [
      { day: 'lunes', time: '9:30', state: 'free' },
      { day: 'martes', time: '12:00', state: 'taken' },
      { day: 'jueves', time: '16:30', state: 'chosen' },
      { day: 'viernes', time: '10:00', state: 'free' },
    ],
  },
  online: {
    place: 'Por videollamada, desde donde estés',
    slots: [
      { day: 'lunes', time: '18:00', state: 'free' },
      { day: 'miércoles', time: '9:00', state: 'free' },
      { day: 'jueves', time: '19:30', state: 'taken' },
      { day: 'viernes', time: '13:00', state: 'free' },
    ],
  },
} satisfies {
  office: { place: string; slots: ExampleSlot[] };
  online: { place: string; slots: ExampleSlot[] };
  [key: string]: unknown;
};
