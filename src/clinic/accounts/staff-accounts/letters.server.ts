import { letter } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { staffLinkDays } from '../terms.ts';
import { letterTexts } from './letter-texts.ts';

/** The e-mail with the link by which a staff member sets a first or new password. */
export const staffLinkLetter = (username: string, url: string) =>
  letter(letterTexts().subject(clinicContact().name), [
    letterTexts().access(username),
    { actions: [{ label: letterTexts().choose, url }] },
    letterTexts().validity(staffLinkDays),
    letterTexts().unexpected,
  ]);
