import type { Logger } from 'pino';

/** Domain of 'Name <a@b>' or 'a@b'. */
export const domainOf = (address: string | undefined): string | undefined =>
  /@([^\s<>@]+)>?\s*$/.exec(address ?? '')?.[1]?.toLowerCase();

/**
 * Warns if letters are sent from a domain other than the one in the fraud notice on every page, which would make our
 * letters look fraudulent.
 * @param from the setting `MAIL_FROM`, 'Name <a@b>' or 'a@b'; undefined if nothing is sent
 * @param promised the clinic's `email`, whose domain the notice names
 */
export function warnAboutMailDomain({
  from,
  promised,
  log,
}: {
  from: string | undefined;
  promised: string;
  log: Pick<Logger, 'warn'>;
}): void {
  const sent = domainOf(from);
  const said = domainOf(promised);
  if (sent === undefined || sent === said) return;
  log.warn(
    { setting: 'MAIL_FROM', domain: sent, promised: said },
    'letters leave from another domain than the one that every page promises: the clinic’s own address',
  );
}
