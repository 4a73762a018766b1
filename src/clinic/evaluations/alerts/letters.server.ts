import { type Letter, noteToClinic } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { routes } from '#platform/paths.ts';
import { letterTexts } from '../letter-texts.ts';

/** Names neither the patient nor the matter: e-mail shows on locked screens. */
const urgentLetter = (sentence: string, publicUrl: string): Letter => {
  const { subject, how, open } = letterTexts().alert;
  return noteToClinic(subject(clinicContact().name), [
    sentence,
    how,
    { actions: [{ label: open, url: new URL(routes.staff, publicUrl).href }] },
  ]);
};

export const alertLetter = (publicUrl: string): Letter => urgentLetter(letterTexts().alert.raised, publicUrl);

export const escalationLetter = (publicUrl: string): Letter =>
  urgentLetter(letterTexts().alert.escalated, publicUrl);

/** An SMS says only that there is an alert: it shows on locked screens. */
export const alertSms = (): string => letterTexts().alert.sms(clinicContact().name);
