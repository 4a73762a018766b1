import { letter } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import type { Erased, Retained } from '#platform/personal.server.ts';
import { formatDay } from '#platform/time/dates.ts';

/**
 * Goes to the former addresses. It does not contain the new one, because the mailbox may have another reader
 * by now.
 * @param change hasNew: the account has a new address, not none; isStillGood: this address can still recover
 * the account
 */
export const emailChangedLetter = (username: string, change: { hasNew: boolean; isStillGood: boolean }) =>
  letter('Tu correo electrónico ha cambiado', [
    change.hasNew
      ? `El correo de tu cuenta «${username}» ha cambiado. A partir de ahora escribiremos al nuevo, y a este no.`
      : `Tu cuenta «${username}» ya no tiene correo. A partir de ahora no te escribiremos a este.`,
    change.isStillGood
      ? 'Mientras nadie confirme otro correo, con este puedes seguir recuperando tu contraseña.'
      : '',
    `Si no has sido tú, llámanos cuanto antes: ${clinicContact().phone}.`,
  ]);

/** Goes to the addresses known before the desk's correction. It does not contain the new details, as above. */
export const contactCorrectedLetter = (
  username: string,
  { hasEmail, hasPhone }: { hasEmail: boolean; hasPhone: boolean },
) => {
  const what = [hasEmail && 'el correo', hasPhone && 'el teléfono'].filter(Boolean).join(' y ');
  return letter('Hemos corregido tus datos de contacto', [
    `En la clínica hemos cambiado ${what} de tu cuenta «${username}».`,
    hasEmail ? 'A partir de ahora te escribiremos al correo nuevo.' : '',
    'Lo que hemos cambiado queda sin confirmar hasta que lo confirmes en tu perfil.',
    `Si no lo has pedido, llámanos cuanto antes: ${clinicContact().phone}.`,
  ]);
};

/** The goodbye e-mail to the former address: what was deleted, and what is retained until when. */
export const goodbyeLetter = ({ deleted, kept }: Erased) =>
  letter('Tu cuenta está eliminada', [
    'Como nos has pedido, hemos eliminado tu cuenta. Ya no se puede entrar en ella.',
    `Hemos borrado: ${joinParts(deleted)}.`,
    kept.length === 0 ? '' : `La ley nos obliga a conservar: ${joinParts(kept.map(formatRetained))}.`,
    'Este mensaje es el último que te enviamos, y también lo borraremos.',
  ]);

const joinParts = (parts: readonly string[]) => parts.join('; ');
const formatRetained = ({ what, why, until }: Retained) =>
  `${what}${until === null ? '' : `, hasta el ${formatDay(until)}`} (${why})`;
