import { letter } from '#clinic/notifications/service.server.ts';
import { clinic } from '#config';
import type { Erased, Retained } from '#platform/personal.server.ts';
import { formatDay } from '#platform/time/spanish-dates.ts';

/**
 * To the addresses of before. It does not say the new one: whoever reads it may not be the person any more.
 * @param change hasNew: there is another one, not merely none; isStillGood: this one recovers the account until then
 */
export const emailChangedLetter = (username: string, change: { hasNew: boolean; isStillGood: boolean }) =>
  letter('Tu correo electrónico ha cambiado', [
    change.hasNew
      ? `El correo de tu cuenta «${username}» ha cambiado. A partir de ahora escribiremos al nuevo, y a este no.`
      : `Tu cuenta «${username}» ya no tiene correo. A partir de ahora no te escribiremos a este.`,
    change.isStillGood
      ? 'Mientras nadie confirme otro correo, con este puedes seguir recuperando tu contraseña.'
      : '',
    `Si no has sido tú, llámanos cuanto antes: ${clinic.phone}.`,
  ]);

/** The last letter, to the address that the account had: what was deleted, and what stays until when. */
export const goodbyeLetter = ({ deleted, kept }: Erased) =>
  letter('Tu cuenta está eliminada', [
    'Como nos has pedido, hemos eliminado tu cuenta. Ya no se puede entrar en ella.',
    `Hemos borrado: ${listed(deleted)}.`,
    kept.length === 0 ? '' : `La ley nos obliga a conservar: ${listed(kept.map(keptWords))}.`,
    'Este mensaje es el último que te enviamos, y también lo borraremos.',
  ]);

const listed = (parts: readonly string[]) => parts.join('; ');
const keptWords = ({ what, why, until }: Retained) =>
  `${what}${until === null ? '' : `, hasta el ${formatDay(until)}`} (${why})`;
