import { type Letter, letter, noteToClinic } from '#clinic/notifications/service.server.ts';
import { localizePath } from '#platform/language/language.ts';
import { routes } from '#platform/paths.ts';
import { letterTexts } from './letter-texts.ts';

const chatLink = (path: string, publicUrl: string) => ({
  actions: [{ label: letterTexts().open, url: new URL(path, publicUrl).href }],
});

/**
 * To the patient: a message waits. Neither the message text nor, in the subject, the fact that it is a chat.
 */
export const waitingLetter = (publicUrl: string): Letter =>
  letter(letterTexts().person.subject, [
    letterTexts().person.text,
    chatLink(localizePath(routes.chat), publicUrl),
    letterTexts().person.urgent,
  ]);

/** To the care team: a patient waits. Neither name nor initials. */
export const waitingNote = (publicUrl: string): Letter =>
  noteToClinic(letterTexts().team.subject, [
    letterTexts().team.text,
    chatLink(routes['staff-chat'], publicUrl),
  ]);
