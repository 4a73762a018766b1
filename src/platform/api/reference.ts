/**
 * Short reference of a request id for the phone: '4F2A-91C3'. Uses the last digits, because some ids begin with the
 * time. Also logged.
 */
export function shortReference(requestId: string): string {
  const digits = requestId.replaceAll('-', '').slice(-8).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}
