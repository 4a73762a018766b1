import { letter } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { letterTexts } from './letter-texts.ts';

export const testLetter = () =>
  letter(letterTexts().subject(clinicContact().name), [letterTexts().why, letterTexts().inbox]);
