import { letter } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { localizePath } from '#platform/language/language.ts';
import { routes } from '#platform/paths.ts';
import { letterTexts } from './letter-texts.ts';
import { codeMinutes } from './rules.ts';

/**
 * The e-mail with a code. It names neither the user nor the address: a name may contain digits, and the code
 * must be the only group of six.
 */
export const emailCodeLetter = (code: string, publicUrl: string) =>
  letter(letterTexts().subject, [
    letterTexts().type,
    { code },
    letterTexts().validity(codeMinutes),
    {
      actions: [
        {
          label: letterTexts().enter,
          url: new URL(localizePath(routes['verify-email']), publicUrl).href,
        },
      ],
    },
    letterTexts().notYou,
  ]);

/** The SMS with a code: under 70 characters, so that it stays one message even with an accent (GSM 03.38). */
export const phoneCodeLetter = (code: string) => ({
  subject: letterTexts().subject,
  text: letterTexts().sms(code, clinicContact().name, codeMinutes),
});
