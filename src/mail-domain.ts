import type { Logger } from 'pino';

/** Of 'Name <a@b>' or 'a@b'. */
export const domainOf = (address: string | undefined): string | undefined =>
  /@([^\s<>@]+)>?\s*$/.exec(address ?? '')?.[1]?.toLowerCase();

/**
 * Tells the owner where letters leave from another domain than the notice against fraud names on every page: whoever goes by
 * the notice would take our own letters for a fraud.
 * @param from the setting `MAIL_FROM`, 'Name <a@b>' or 'a@b'; a process that sends nothing may have none
 * @param promised the clinic's own `email`, whose domain the notice names
 */
export function warnOfOtherMailDomain({
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
