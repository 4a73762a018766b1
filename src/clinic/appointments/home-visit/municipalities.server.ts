import { readFileSync } from 'node:fs';
import { clinic, homeAddresses } from '#config';

/** A municipality: name, latitude, longitude (degrees, WGS 84). Facts from GeoNames, CC BY 4.0. */
type Row = [name: string, latitude: number, longitude: number];
export type Municipality = { name: string; distanceKm: number; inReach: boolean };

// Cast: our own file, written in rows of this shape.
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

const provinces = new Set(homeAddresses.provinces.map(folded));

type Mention = { name: string; start: number; end: number; municipality: Municipality };

/** Where municipalities are named in an address, the last one first; of two that end together the longer counts. */
function mentionsIn(text: string): Mention[] {
  const mentions = known.flatMap(({ folded: name, municipality }) => {
    const start = text.lastIndexOf(` ${name} `);
    return start === -1 ? [] : [{ name, start, end: start + name.length, municipality }];
  });
  mentions.sort((one, other) => other.end - one.end || other.name.length - one.name.length);
  return mentions.filter(
    (mention, index) =>
      !mentions.slice(0, index).some((longer) => mention.start >= longer.start && mention.end <= longer.end),
  );
}

/** What comes before the municipality's name when a street is called after it: 'Carrer de Barcelona', 'Avinguda Girona'. */
const street =
  /\b(carrer|calle|c|avinguda|avenida|av|avda|pl|placa|plaza|passeig|paseo|pg|ps|rambla|ronda|travessera|ctra|carretera|via|cami|camino)$/;

const isVisited = (postCode: string) => homeAddresses.postCodes.some((start) => postCode.startsWith(start));

/**
 * The municipality an address lies in: the one named last, unless that is the province behind another one, so that
 * 'Carrer de Barcelona 5, Salt' is in Salt and 'Rambla 1, Figueres, Girona' in Figueres. A post code that visits do not go
 * to is out of reach.
 * @returns undefined where no municipality is recognised
 */
export function municipalityOfAddress(address: string): Municipality | undefined {
  const text = ` ${folded(address)} `;
  const named = mentionsIn(text).filter((mention) => !street.test(text.slice(0, mention.start).trim()));
  const [last, before] = named;
  const isProvince = last !== undefined && before !== undefined && provinces.has(last.name);
  const found = isProvince ? before : last;
  const postCode = /(?:^|\D)(\d{5})(?!\d)/.exec(address)?.[1];
  if (found !== undefined && postCode !== undefined && !isVisited(postCode))
    return { ...found.municipality, inReach: false };
  return found?.municipality;
}
