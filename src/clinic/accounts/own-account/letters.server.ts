import { letter } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import type { Erased, Retained } from '#platform/personal.server.ts';
import { joinList } from '#platform/text/lists.ts';
import { formatDay } from '#platform/time/dates.ts';
import { letterTexts } from './letter-texts.ts';

/**
 * Goes to the former addresses. It does not contain the new one, because the mailbox may have another reader
 * by now.
 * @param change hasNew: the account has a new address, not none; isStillGood: this address can still recover
 * the account
 */
export const emailChangedLetter = (username: string, change: { hasNew: boolean; isStillGood: boolean }) => {
  const { emailChanged } = letterTexts();
  return letter(emailChanged.subject, [
    change.hasNew ? emailChanged.toNew(username) : emailChanged.toNone(username),
    change.isStillGood ? emailChanged.stillGood : '',
    emailChanged.notYou(clinicContact().phone),
  ]);
};

/** Goes to the addresses known before the desk's correction. It does not contain the new details, as above. */
export const contactCorrectedLetter = (
  username: string,
  { hasEmail, hasPhone }: { hasEmail: boolean; hasPhone: boolean },
) => {
  const { corrected } = letterTexts();
  const what = [hasEmail && corrected.email, hasPhone && corrected.phone].filter((name) => name !== false);
  return letter(corrected.subject, [
    corrected.changed(joinList(what), username),
    hasEmail ? corrected.newEmail : '',
    corrected.unverified,
    corrected.notAsked(clinicContact().phone),
  ]);
};

/** The goodbye e-mail to the former address: what was deleted, and what is retained until when. */
export const goodbyeLetter = ({ deleted, kept }: Erased) => {
  const { goodbye } = letterTexts();
  return letter(goodbye.subject, [
    goodbye.closed,
    goodbye.deleted(joinParts(deleted)),
    kept.length === 0 ? '' : goodbye.kept(joinParts(kept.map(formatRetained))),
    goodbye.last,
  ]);
};

const joinParts = (parts: readonly string[]) => parts.join('; ');
const formatRetained = ({ what, why, until }: Retained) =>
  `${until === null ? what : letterTexts().goodbye.until(what, formatDay(until))} (${why})`;
