import { readFileSync } from 'node:fs';
import { clinic } from '#config';

/** A municipality: name, latitude, longitude (degrees, WGS 84). Facts from GeoNames, CC BY 4.0. */
type Row = [name: string, latitude: number, longitude: number];
export type Municipality = { name: string; distanceKm: number; inReach: boolean };

const rows = JSON.parse(readFileSync(new URL('./municipalities.json', import.meta.url), 'utf8')) as Row[];

/** Mean radius of the Earth, IUGG. */
const earthKm = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in km (haversine). */
function distanceKm(
  from: { latitude: number; longitude: number },
  to: { latitude: number; longitude: number },
): number {
  const latitude = radians(to.latitude - from.latitude);
  const longitude = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.sqrt(chord));
}

/** Lower case, without accents, articles and punctuation: 'L’Hospitalet' and 'hospitalet' are one. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/(^| )(l|la|el|els|les|las|los|de|d|del|i|y)(?= |$)/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

const known = rows.map(([name, latitude, longitude]) => {
  const distance = Math.min(
    ...clinic.homeVisits.bases.map((base) => distanceKm(base, { latitude, longitude })),
  );
  const municipality = {
    name,
    distanceKm: Math.round(distance * 10) / 10,
    inReach: distance <= clinic.homeVisits.radiusKm,
  };
  return { folded: folded(name), municipality };
});

/** Municipalities whose name begins like a text, those in reach first. */
export function findByPrefix(text: string, most = 8): Municipality[] {
  const start = folded(text);
  if (start === '') return [];
  return known
    .filter((entry) => entry.folded.startsWith(start))
    .map((entry) => entry.municipality)
    .sort((one, other) => one.distanceKm - other.distanceKm)
    .slice(0, most);
}

/**
 * The municipality an address lies in: the one named last, the longest where two end together, so that
 * 'Carrer de Barcelona 5, Salt' is in Salt. A post code outside Girona (17) and Barcelona (08) is out of reach.
 * @returns undefined where no municipality is recognised
 */
export function municipalityOfAddress(address: string): Municipality | undefined {
  const text = ` ${folded(address)} `;
  const postCode = /(?:^|\D)(\d{5})(?!\d)/.exec(address)?.[1];
  let best: { end: number; length: number; municipality: Municipality } | undefined;
  for (const { folded: name, municipality } of known) {
    const at = text.lastIndexOf(` ${name} `);
    if (at === -1) continue;
    const end = at + name.length;
    if (best === undefined || end > best.end || (end === best.end && name.length > best.length))
      best = { end, length: name.length, municipality };
  }
  if (best !== undefined && postCode !== undefined && !/^(17|08)/.test(postCode))
    return { ...best.municipality, inReach: false };
  return best?.municipality;
}
