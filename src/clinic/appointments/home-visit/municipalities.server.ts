import { readFileSync } from 'node:fs';
import { clinic, homeAddresses } from '#config';

/** A municipality: name, latitude, longitude (degrees, WGS 84). From GeoNames, CC BY 4.0. */
type Row = [name: string, latitude: number, longitude: number];
/**
 * `additional`: municipalities missing in GeoNames. `names`: other names (Castilian, short, parts with a name of their
 * own) and postal codes, single or as a range '08001-08042'.
 */
type PlaceNames = { additional: Row[]; names: [name: string, otherNames: string[], postCodes: string[]][] };

/** `isNamed`: the text names it in full, by any of its names or its postal code. */
type Municipality = { name: string; distanceKm: number; inReach: boolean };
type Suggestion = Municipality & { isNamed: boolean };

/** Result of reading an address. `several`: the text fits more than one municipality; the visitor chooses. */
type Place =
  | { kind: 'found'; municipality: Municipality }
  | { kind: 'several'; municipalities: Municipality[] }
  | { kind: 'unknown' };

// Casts: our own files, written in these shapes.
const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./${name}`, import.meta.url), 'utf8'));
const rows = readJson('municipalities.json') as Row[];
const { additional, names } = readJson('place-names.json') as PlaceNames;

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

/**
 * Lower case, without accents, articles and punctuation; 'St.', 'San' and 'Sant' are one, as are 'Sta.' and 'Santa'.
 * 'L’Hospitalet' and 'hospitalet' are equal.
 */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/(^| )(l|la|el|els|les|las|los|de|d|del|dels|i|y)(?= |$)/g, ' ')
    .replace(/(^| )(sant|st)(?= |$)/g, '$1san')
    .replace(/(^| )sta(?= |$)/g, '$1santa')
    .replace(/ +/g, ' ')
    .trim();

const municipalities = new Map<string, Municipality>(
  [...rows, ...additional].map(([name, latitude, longitude]) => {
    const distance = Math.min(
      ...clinic.homeVisits.bases.map((base) => distanceKm(base, { latitude, longitude })),
    );
    return [
      name,
      {
        name,
        distanceKm: Math.round(distance * 10) / 10,
        inReach: distance <= clinic.homeVisits.radiusKm,
      },
    ];
  }),
);

/** Municipalities by each of their folded names, official or not. */
const byName = new Map<string, Municipality[]>();
const ranges: { first: string; last: string; municipality: Municipality }[] = [];

function addName(name: string, municipality: Municipality): void {
  // The village of Les is nothing but an article.
  if (folded(name) === '') return;
  const known = byName.get(folded(name)) ?? [];
  if (!known.includes(municipality)) byName.set(folded(name), [...known, municipality]);
}
for (const [name, municipality] of municipalities) addName(name, municipality);
for (const [name, otherNames, postCodes] of names) {
  const municipality = municipalities.get(name);
  if (municipality === undefined) throw new Error(`place-names.json: ${name} is not in municipalities.json`);
  for (const other of otherNames) addName(other, municipality);
  for (const codes of postCodes) {
    const [first = '', last = first] = codes.split('-');
    ranges.push({ first, last, municipality });
  }
}

const withPostCode = (code: string): Municipality[] =>
  ranges.filter(({ first, last }) => first <= code && code <= last).map(({ municipality }) => municipality);

const nearestFirst = (found: Iterable<Municipality>): Municipality[] =>
  [...new Set(found)].sort((one, other) => one.distanceKm - other.distanceKm);

/** Municipalities of which a name begins with whole words: 'sant boi' fits 'Sant Boi de Llobregat'. */
function beginningWithWords(text: string): Municipality[] {
  if (text.length < 3) return [];
  return nearestFirst(
    [...byName].flatMap(([name, found]) => (name === text || name.startsWith(`${text} `) ? found : [])),
  );
}

const postCodeIn = (text: string): string | undefined => /(?:^|\D)(\d{5})(?!\d)/.exec(text)?.[1];

/**
 * Suggestions for the end of an address: a name as far as it is typed, a postal code, or both.
 * @returns the municipalities named in full first, then the nearest
 */
export function suggestMunicipalities(text: string, most = 8): Suggestion[] {
  const place = placeOfAddress(text);
  const fitting = place.kind === 'several' ? place.municipalities : [];
  const named = place.kind === 'found' ? [place.municipality] : [];
  const start = folded(text.replace(/\d{5}/, ' '));
  const begun =
    start === '' || postCodeIn(text) !== undefined
      ? []
      : nearestFirst([...byName].flatMap(([name, found]) => (name.startsWith(start) ? found : [])));
  return [...new Set([...named, ...fitting, ...begun])]
    .slice(0, most)
    .map((municipality) => ({ ...municipality, isNamed: named.includes(municipality) }));
}

const provinces = new Set(
  homeAddresses.provinces.flatMap((province) => {
    const capital = municipalities.get(province);
    const own = [...byName].filter(([, found]) => capital !== undefined && found.includes(capital));
    return [folded(province), ...own.map(([name]) => name)];
  }),
);

type Mention = { name: string; start: number; end: number };

/** Names of municipalities in a folded address, the last one first; of two that end together the longer counts. */
function mentionsIn(text: string): Mention[] {
  const mentions = [...byName.keys()].flatMap((name) => {
    const start = text.lastIndexOf(` ${name} `);
    return start === -1 ? [] : [{ name, start, end: start + name.length }];
  });
  mentions.sort((one, other) => other.end - one.end || other.name.length - one.name.length);
  return mentions.filter(
    (mention, index) =>
      !mentions.slice(0, index).some((longer) => mention.start >= longer.start && mention.end <= longer.end),
  );
}

/** What comes before a name when a street is named after a municipality: 'Carrer de Barcelona', 'Avinguda Girona'. */
const street =
  /\b(carrer|calle|c|avinguda|avenida|av|avda|pl|placa|plaza|passeig|paseo|pg|ps|rambla|ronda|travessera|ctra|carretera|via|cami|camino)$/;

const isVisited = (postCode: string) => homeAddresses.postCodes.some((start) => postCode.startsWith(start));

/** The end of an address, after the last comma or number and without a province in brackets. */
const endOf = (address: string): string => /[^,\d]*$/.exec(address.replace(/\([^)]*\)\s*$/, ''))?.[0] ?? '';

/** Of several, those that the postal code confirms; all if it confirms none. */
function confirmedBy(postCode: string | undefined, found: Municipality[]): Municipality[] {
  const there = postCode === undefined ? [] : withPostCode(postCode);
  const confirmed = found.filter((municipality) => there.includes(municipality));
  return confirmed.length > 0 ? confirmed : found;
}

/**
 * The municipality of an address: the one named last, by any of its names, unless that is the province behind another
 * one ('Rambla 1, Figueres, Girona' is Figueres); else those whose name begins like the end of the address; else
 * those of the postal code. A postal code decides between several. One outside the provinces we visit is out of reach.
 */
export function placeOfAddress(address: string): Place {
  const text = ` ${folded(address)} `;
  const postCode = postCodeIn(address);
  const named = mentionsIn(text).filter((mention) => !street.test(text.slice(0, mention.start).trim()));
  const [last, before] = named;
  const isProvince = last !== undefined && provinces.has(last.name);
  const mention = isProvince && before !== undefined ? before : last;
  const end = folded(endOf(address));

  let found: Municipality[] = mention === undefined ? [] : (byName.get(mention.name) ?? []);
  // Only a province is named, and the postal code is of another town in it.
  const ofPostCode = postCode === undefined ? [] : withPostCode(postCode);
  const isProvinceOnly = isProvince && before === undefined;
  if (isProvinceOnly && ofPostCode.length > 0 && !ofPostCode.some((one) => found.includes(one)))
    found = ofPostCode;
  // A short name that stands for several towns, and is the end of the address: 'Sant Boi', 'La Bisbal'.
  if (end !== '' && !text.endsWith(` ${last?.name} `)) {
    const begun = beginningWithWords(end);
    if (begun.length > 0) found = begun;
  }
  if (found.length === 0) found = ofPostCode;

  const confirmed = confirmedBy(postCode, found);
  const isOutside = postCode !== undefined && !isVisited(postCode);
  const places = isOutside ? confirmed.map((one) => ({ ...one, inReach: false })) : confirmed;
  const [only, ...others] = places;
  if (only === undefined) return { kind: 'unknown' };
  return others.length === 0
    ? { kind: 'found', municipality: only }
    : { kind: 'several', municipalities: nearestFirst(places) };
}
