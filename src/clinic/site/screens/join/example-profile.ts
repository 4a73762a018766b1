import { clinic } from '#config';
import type { WindowState } from '#design/drawings/window-drawing.tsx';
import { dateWords } from '#platform/time/date-words.ts';
import { texts } from './texts.ts';

export type ExampleSlot = {
  day: string;
  time: string;
  state: Extract<WindowState, 'free' | 'taken' | 'chosen'>;
};

const own = texts().profile;
const [monday = '', tuesday = '', wednesday = '', thursday = '', friday = ''] = dateWords().weekdays;

/** A fictitious professional. */
export const exampleProfile = {
  name: 'Dra.\u00a0Aurembiaix Montgrony',
  title: own.title,
  license: own.license,
  about: own.about,
  specialties: own.specialties,
  languages: own.languages,
  search: { what: own.search, where: clinic.city },
  consultationMinutes: 30,
  office: {
    place: `Carrer de l’Exemple, 7, ${clinic.city}`,
    slots: [
      { day: monday, time: '9:30', state: 'free' },
      { day: tuesday, time: '12:00', state: 'taken' },
      { day: thursday, time: '16:30', state: 'chosen' },
      { day: friday, time: '10:00', state: 'free' },
    ],
  },
  online: {
    place: own.online,
    slots: [
      { day: monday, time: '18:00', state: 'free' },
      { day: wednesday, time: '9:00', state: 'free' },
      { day: thursday, time: '19:30', state: 'taken' },
      { day: friday, time: '13:00', state: 'free' },
    ],
  },
} satisfies {
  office: { place: string; slots: ExampleSlot[] };
  online: { place: string; slots: ExampleSlot[] };
  [key: string]: unknown;
};
