/** The end of an address, where the municipality stands: what follows the last comma, number or post code. */
export const municipalityPart = (address: string): string => trailing(address).trim();

const trailing = (address: string) => /[^,\d]*$/.exec(address)?.[0] ?? '';

/** The address with its municipality completed: 'Carrer Major 5, Sa' becomes 'Carrer Major 5, Salt'. */
export function withMunicipality(address: string, name: string): string {
  const before = address.slice(0, address.length - trailing(address).length).trimEnd();
  if (before === '') return name;
  return /(,|\b\d{5})$/.test(before) ? `${before} ${name}` : `${before}, ${name}`;
}

const folded = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/** Whether two spellings name the same municipality: accents, capitals and apostrophes do not count. */
export const isSameName = (one: string, other: string): boolean => folded(one) === folded(other);
