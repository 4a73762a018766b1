import { pages } from '#platform/paths.ts';
import { texts } from './texts.ts';

/** Subjects of a message: the values of `?asunto=`. */
export const subjects = pages.contact.keptBy.asunto;
export type Subject = (typeof subjects)[number];

/** Router state of a link to the form: the name of what the person enquires about. */
export type EnquiryState = { about: string };

export const subjectLabels = (): Record<Subject, string> => texts().subjects;

/** Initial text of a message opened from a link with more detail. */
export function enquiryText(subject: Subject | undefined, about: string): string {
  const { therapies, referral, other } = texts().enquiry;
  if (subject === 'therapies') return therapies(about);
  return subject === 'referral' ? referral(about) : other(about);
}

export const subjectShortLabels = (): Record<Subject, string> => texts().shortSubjects;

/** State of a message: unowned, owned, answered, or closed without an answer. */
export const contactStates = ['new', 'taken', 'answered', 'closed'] as const;
export type ContactState = (typeof contactStates)[number];

export const answerChannels = ['email', 'phone'] as const;
export type AnswerChannel = (typeof answerChannels)[number];

/** Maximum length in characters of messages and answers. */
export const maxMessageLength = 3_000;
