/**
 * The end of an address that names its municipality: what follows the last comma or number, with the postal code before it,
 * or a postal code alone.
 */
export const municipalityPart = (address: string): string =>
  (/(?:(?<!\d)\d{5}\s*)?[^,\d]*$/.exec(address)?.[0] ?? '').trim();

const trailing = (address: string) => /[^,\d]*$/.exec(address)?.[0] ?? '';

/** The address with its municipality completed: 'Carrer Major 5, Sa' becomes 'Carrer Major 5, Salt'. */
export function withMunicipality(address: string, name: string): string {
  const before = address.slice(0, address.length - trailing(address).length).trimEnd();
  if (before === '') return name;
  return /(,|\b\d{5})$/.test(before) ? `${before} ${name}` : `${before}, ${name}`;
}
