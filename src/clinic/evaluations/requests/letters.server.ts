import { letter } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { localizePath } from '#platform/language/language.ts';
import { signInPath } from '#platform/paths.ts';
import { letterTexts } from '../letter-texts.ts';

export const sentLetter = (publicUrl: string) =>
  letter(letterTexts().sent.subject(clinicContact().name), [
    letterTexts().sent.text,
    {
      actions: [
        {
          label: letterTexts().signIn,
          url: new URL(localizePath(signInPath('evaluacion')), publicUrl).href,
        },
      ],
    },
  ]);
