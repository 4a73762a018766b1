import { letter } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { localizePath } from '#platform/language/language.ts';
import { signInPath } from '#platform/paths.ts';
import { letterTexts } from '../letter-texts.ts';

/** Says that there is something new, not what it is. */
export const releasedLetter = (publicUrl: string) =>
  letter(letterTexts().released.subject(clinicContact().name), [
    letterTexts().released.text,
    {
      actions: [
        {
          label: letterTexts().signIn,
          url: new URL(localizePath(signInPath('evaluacion')), publicUrl).href,
        },
      ],
    },
  ]);
