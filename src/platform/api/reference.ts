/**
 * What somebody can say of a request's number on the telephone: '4F2A-91C3'. Its last digits, because some numbers begin with the time; it stands in
 * the log, too.
 */
export function referenceOf(requestId: string): string {
  const digits = requestId.replaceAll('-', '').slice(-8).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}
