import { letter } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { letterTexts } from './letter-texts.ts';
import { invitationDays } from './terms.ts';

export const invitationLetter = (url: string) =>
  letter(letterTexts().subject, [
    letterTexts().invitation(clinicContact().name),
    { actions: [{ label: letterTexts().create, url }] },
    letterTexts().validity(invitationDays),
    letterTexts().unexpected(clinicContact().phone),
  ]);
