import type { Subject } from '#clinic/contact/terms.ts';
import { ageInWords } from '#clinic/patients/terms.ts';
import { clinic } from '#config';
import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import type { DrawingName } from '../background/drawings.ts';
import { texts } from './texts.ts';

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

const { children, adolescents, adults, elderly, forensic } = texts().kinds;

export const psychologyServices: readonly PsychologyService[] = [
  {
    ...children,
    id: 'infancia',
    drawing: 'window-kite',
    subtitle: children.subtitle(ageInWords(clinic.childMinimumAgeMonths)),
  },
  {
    ...adolescents,
    id: 'adolescencia',
    drawing: 'window-bridge',
  },
  {
    ...adults,
    id: 'adultos',
    drawing: 'window-stairs',
    get modality() {
      return adults.modality(clinicContact().phone.replaceAll(' ', '\u00a0'));
    },
    ask: { text: adults.ask, subject: 'couples' },
  },
  {
    ...elderly,
    id: 'mayores',
    drawing: 'window-bench',
    get modality() {
      const { bases, radiusKm } = clinicSettings().homeVisits;
      return elderly.modality(
        radiusKm,
        bases.map(({ name }) => name),
      );
    },
  },
  {
    ...forensic,
    id: 'forense',
    drawing: 'window-road',
    get extra() {
      return { text: forensic.reports, url: clinicSettings().expertReportsUrl };
    },
    ask: { text: forensic.ask, subject: 'forensic' },
  },
];
