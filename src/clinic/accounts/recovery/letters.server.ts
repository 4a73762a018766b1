import { letter } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { recoveryMinutes } from '../terms.ts';
import { letterTexts } from './letter-texts.ts';

/** The e-mail with the recovery link. It names the account, because several may share an address. */
export const recoveryLetter = (username: string, url: string) =>
  letter(letterTexts().subject, [
    letterTexts().asked(username),
    { actions: [{ label: letterTexts().choose, url }] },
    letterTexts().validity(recoveryMinutes),
    letterTexts().notYou,
  ]);

/** The e-mail after a password change, by a link or in the profile. */
export const passwordChangedLetter = (username: string) =>
  letter(letterTexts().changed.subject, [
    letterTexts().changed.text(username),
    letterTexts().changed.notYou(clinicContact().phone),
  ]);
