import { letter } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { linkDays } from '../terms.ts';
import { letterTexts } from './letter-texts.ts';

/** E-mail with the link. It says neither what is signed nor for whom. */
export const signingLetter = (url: string) =>
  letter(letterTexts().subject(clinicContact().name), [
    letterTexts().request(clinicContact().name),
    { actions: [{ label: letterTexts().readAndSign, url }] },
    letterTexts().validity(linkDays),
    letterTexts().otherWays(clinicContact().phone),
    letterTexts().unexpected,
  ]);

export const signingSms = (url: string) => ({
  subject: letterTexts().smsSubject,
  text: letterTexts().sms(clinicContact().name, linkDays, url),
});
