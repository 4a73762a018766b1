import { pages } from '#platform/paths.ts';

/** What a message may be about: the values of `?asunto=`. */
export const subjects = pages.contact.keptBy.asunto;
export type Subject = (typeof subjects)[number];

/** What a link to the form may bring along in the router's state: the name of what somebody asks about. */
export type AskedAbout = { about: string };

/** As the person chooses it. */
export const subjectWords: Record<Subject, string> = {
  appointment: 'Una cita',
  plan: 'Un plan o un pago',
  couples: 'Terapia de pareja',
  forensic: 'Psicología forense o un informe',
  referral: 'Pedir una derivación',
  therapies: 'Terapias avanzadas: quiero que me aviséis',
  application: 'Trabajar con vosotros',
  other: 'Otra cosa',
};

/** What a message begins with that a link of ours has said more about. */
export const askedWords = (subject: Subject | undefined, about: string): string =>
  subject === 'therapies'
    ? `Avisadme cuando empiece: ${about}. `
    : subject === 'referral'
      ? `Quiero pedir una derivación: ${about}. `
      : `Quiero preguntar por «${about}». `;

/** As the clinic's list says it. */
export const subjectsInBrief: Record<Subject, string> = {
  appointment: 'Cita',
  plan: 'Plan o pago',
  couples: 'Pareja',
  forensic: 'Forense',
  referral: 'Derivación',
  therapies: 'Lista de aviso',
  application: 'Candidatura',
  other: 'Otra cosa',
};

/** Where a message is: nobody's yet, somebody's, answered, or closed without more. */
export const contactStates = ['new', 'taken', 'answered', 'closed'] as const;
export type ContactState = (typeof contactStates)[number];

/** How somebody was answered. */
export const answerWays = ['email', 'phone'] as const;
export type AnswerWay = (typeof answerWays)[number];

/** Characters of what somebody writes to us, and of what is written back. */
export const messageAtMost = 3_000;
