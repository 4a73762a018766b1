/** Whether a host has a name reserved for examples and tests (RFC 2606, RFC 6761). */
export const isReservedName = (host: string): boolean =>
  /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i.test(host);
