import { readFileSync } from 'node:fs';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { privateSettings } from '#platform/private-settings.server.ts';
import { type AddressPart, folded, readAddress } from './address-parts.ts';
import { foldedLoosely, shortNames } from './place-names.server.ts';

/** A municipality of the data file. Sources and licences: scripts/assets/municipalities/README.md. */
type Row = {
  name: string;
  /** INE code of the province. */
  province: string;
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
  /** Former and foreign names. */
  names?: string[];
  /** Villages and quarters in it. */
  parts?: string[];
  postCodes?: string[];
};
type HomeVisits = ReturnType<typeof clinicSettings>['homeVisits'];
export type Municipality = { name: string; distanceKm: number; inReach: boolean };

/** Where an address is. */
export type AddressMatch =
  | { kind: 'found'; municipality: Municipality }
  /** The address fits each of these, nearest first: the visitor chooses. */
  | { kind: 'several'; municipalities: Municipality[] }
  /** The post code belongs to these towns, none of which the address names. */
  | { kind: 'mismatch'; postCode: string; municipalities: Municipality[] }
  /** Visits do not go to this post code. */
  | { kind: 'outside'; postCode: string }
  | { kind: 'unknown' };

/** A row of the data file, with what is derived from it. */
type Town = {
  /** With its province where several towns share the name. */
  shownName: string;
  province: string;
  latitude: number;
  longitude: number;
  names: string[];
  parts: string[];
  postCodes: ReadonlySet<string>;
};

const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
// Cast: our own file, written in this shape.
const rows = read('./municipalities.json') as Row[];
// Cast: our own file. Names of the Spanish provinces by INE code, which is also how their post codes begin; the first is shown.
const provinceNames = read('./provinces.json') as Record<string, [string, ...string[]]>;

/** Mean radius of the Earth, IUGG. */
const earthKm = 6_371;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in km (haversine). */
function distanceKm(
  from: { latitude: number; longitude: number },
  to: { latitude: number; longitude: number },
): number {
  const latitude = toRadians(to.latitude - from.latitude);
  const longitude = toRadians(to.longitude - from.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.sqrt(chord));
}

/** Names that several rows share: they are shown with their province. */
const sharedNames = new Set(
  rows.map(({ name }) => name).filter((name, index, all) => all.indexOf(name) !== index),
);

const towns: Town[] = rows.map((row) => ({
  shownName: sharedNames.has(row.name) ? `${row.name} (${provinceNames[row.province]?.[0]})` : row.name,
  province: row.province,
  latitude: row.latitude,
  longitude: row.longitude,
  names: [row.name, ...(row.names ?? [])],
  parts: row.parts ?? [],
  postCodes: new Set(row.postCodes),
}));

/** Memoized for the current area of home visits, which the panel changes. */
let measured: { area: HomeVisits; municipalities: Map<Town, Municipality> } | undefined;

/** A town with its distance to the nearest base; the same object until the area changes. */
function municipalityOf(town: Town): Municipality {
  const area = clinicSettings().homeVisits;
  if (measured?.area !== area) measured = { area, municipalities: new Map() };
  const known = measured.municipalities.get(town);
  if (known !== undefined) return known;
  const distance = Math.min(...area.bases.map((base) => distanceKm(base, town)));
  const municipality = {
    name: town.shownName,
    distanceKm: Math.round(distance * 10) / 10,
    inReach: distance <= area.radiusKm,
  };
  measured.municipalities.set(town, municipality);
  return municipality;
}

/** Towns by name in a folded form. A name leads to every town that has it. */
type Index = Map<string, Set<Town>>;
function add(index: Index, key: string, town: Town) {
  if (key !== '') index.set(key, (index.get(key) ?? new Set()).add(town));
}

const byFullName: Index = new Map();
const byFullNameLoosely: Index = new Map();
/** By short names, and by names of villages and quarters. */
const byShortName: Index = new Map();
const byPostCode: Index = new Map();

// 'La Bisbal' is written for La Bisbal d'Empordà, but it is the short name of other towns as well.
const shortNamesOfAll = new Set(rows.flatMap(({ name }) => shortNames(name).map(foldedLoosely)));
for (const town of towns) {
  for (const name of town.names) {
    const key = foldedLoosely(name);
    const isShort = name !== town.names[0] && shortNamesOfAll.has(key);
    if (isShort) add(byShortName, key, town);
    else {
      add(byFullName, folded(name), town);
      add(byFullNameLoosely, key, town);
    }
    for (const short of shortNames(name)) add(byShortName, foldedLoosely(short), town);
  }
  for (const part of town.parts) add(byShortName, foldedLoosely(part), town);
  for (const postCode of town.postCodes) add(byPostCode, postCode, town);
}

/** INE codes of the provinces, by name. */
const provinceCodes = new Map(
  Object.entries(provinceNames).flatMap(([code, names]) =>
    names.map((name) => [foldedLoosely(name), code] as const),
  ),
);

/** The INE code of a province by its folded name; empty for other regions that people write behind a town. */
function provinceCodeOf(key: string): string | undefined {
  const isRegion = () =>
    privateSettings().homeAddresses.provinces.some((name) => foldedLoosely(name) === key);
  return provinceCodes.get(key) ?? (isRegion() ? '' : undefined);
}

/** The municipalities named by a part of an address. */
type Mention = {
  /** By full name where a town has it, else by a short name or as a village. */
  towns: Town[];
  isFull: boolean;
  /** Also the towns that have it as a short name: a post code tells them apart. */
  all: Town[];
  province: string | undefined;
};

function mentionIn(text: string): Mention | undefined {
  const key = foldedLoosely(text);
  const full = byFullName.get(folded(text)) ?? byFullNameLoosely.get(key);
  const short = byShortName.get(key);
  const province = provinceCodeOf(key);
  const found = full ?? short;
  if (found === undefined && province === undefined) return undefined;
  return {
    towns: [...(found ?? [])],
    isFull: full !== undefined,
    all: [...new Set([...(full ?? []), ...(short ?? [])])],
    province,
  };
}

/** The municipalities named by the parts of an address, in order. 'Salt Girona' without a comma names both. */
function findMentions(parts: readonly AddressPart[]): Mention[] {
  return parts.flatMap(({ text }) => {
    const whole = mentionIn(text);
    if (whole !== undefined) return [whole];
    const [, town = '', province = ''] = /^(.+)\s(\S+)$/.exec(text) ?? [];
    const mentions = [mentionIn(town), mentionIn(province)];
    const [first, second] = mentions;
    return first !== undefined && second?.province !== undefined ? [first, second] : [];
  });
}

/** The town meant: the one named last, or the one before it where the last is its province ('Figueres, Girona'). */
function townOf(all: readonly Mention[]): Mention | undefined {
  const mentions = all.filter(({ towns, province }) => towns.length > 0 || province !== '');
  const last = mentions.at(-1);
  const before = mentions.at(-2);
  if (last?.province === undefined || before === undefined || before.towns.length === 0) return last;
  const inProvince = before.all.filter((town) => town.province === last.province);
  if (inProvince.length > 0) {
    const named = before.towns.filter((town) => inProvince.includes(town));
    return { ...before, towns: named.length > 0 ? named : inProvince, all: inProvince };
  }
  // A short name of towns elsewhere is more likely a quarter: 'Sant Pere, Girona'.
  return before.isFull || last.towns.length === 0 ? before : last;
}

/** Full names at the end of a street that no number follows: 'Plaça Major Vic' may be in Vic, or a street of that name. */
function townsAtEndOf(streetPrefix: AddressPart | undefined): Town[] {
  const words = streetPrefix?.text.split(/\s+/) ?? [];
  for (let first = 2; first < words.length; first++) {
    const mention = mentionIn(words.slice(first).join(' '));
    if (mention?.isFull) return mention.towns;
  }
  return [];
}

const isVisitedPostCode = (postCode: string) =>
  privateSettings().homeAddresses.postCodes.some((start) => postCode.startsWith(start));

function municipalitiesOf(found: Iterable<Town>): Municipality[] {
  const municipalities = [...new Set(found)].map(municipalityOf);
  return municipalities.sort((one, other) => one.distanceKm - other.distanceKm);
}

function placeOfTowns(found: Iterable<Town>, postCode?: string): AddressMatch {
  const municipalities = municipalitiesOf(found);
  const [first] = municipalities;
  if (first === undefined) return { kind: 'unknown' };
  if (municipalities.length > 1) return { kind: 'several', municipalities };
  if (first.inReach && postCode !== undefined && !isVisitedPostCode(postCode))
    return { kind: 'outside', postCode };
  return { kind: 'found', municipality: first };
}

/** Where an address with a post code of one of our towns is. */
function placeByPostCode(postCode: string, served: ReadonlySet<Town>, mentions: Mention[]): AddressMatch {
  const named = townOf(mentions);
  const consistent = [...(named === undefined ? [] : [named]), ...mentions.toReversed()]
    .map(({ all }) => all.filter((town) => served.has(town)))
    .find((both) => both.length > 0);
  if (consistent !== undefined) return placeOfTowns(consistent, postCode);
  // '17190 Girona' is in Salt: people write the province behind the post code.
  const isProvinceOnly =
    named?.province !== undefined && [...served].every(({ province }) => province === named.province);
  if (named === undefined || named.towns.length === 0 || isProvinceOnly)
    return placeOfTowns(served, postCode);
  // The post code is another town's. Where both are in reach, or neither, that changes nothing.
  const [town] = named.towns;
  const isInReach = town !== undefined && municipalityOf(town).inReach;
  const isSame = [...served].every((one) => municipalityOf(one).inReach === isInReach);
  if (named.isFull && named.towns.length === 1 && isSame) return placeOfTowns(named.towns, postCode);
  return { kind: 'mismatch', postCode, municipalities: municipalitiesOf(served) };
}

/**
 * Where an address is: the town named last, by its official name, a former or a short one, and by the post code. Where
 * several towns fit, all of them are returned; none is guessed.
 */
export function resolveAddress(address: string): AddressMatch {
  const { postCode, parts, streetAtEnd } = readAddress(address);
  const mentions = findMentions(parts);
  const served = postCode === undefined ? undefined : byPostCode.get(postCode);
  if (postCode !== undefined && served !== undefined) return placeByPostCode(postCode, served, mentions);
  const named = townOf(mentions);
  if (postCode !== undefined && !isVisitedPostCode(postCode)) {
    const there = named?.all.filter(({ province }) => province === postCode.slice(0, 2)) ?? [];
    return there.length > 0 ? placeOfTowns(there, postCode) : { kind: 'outside', postCode };
  }
  if (named !== undefined) return placeOfTowns(named.towns);
  const possible = municipalitiesOf(townsAtEndOf(streetAtEnd));
  return possible.length > 0 ? { kind: 'several', municipalities: possible } : { kind: 'unknown' };
}

/** Municipalities of which a name, or else a village, begins like the last part of a text, nearest first. */
function completionsOf(text: string): Municipality[] {
  const { postCode, parts } = readAddress(text);
  const last = parts.at(-1)?.text ?? '';
  const starts = [folded(last), foldedLoosely(last)].filter((start) => start !== '');
  const fitting = (index: Index) =>
    [...index]
      .filter(([name]) => starts.some((start) => name.startsWith(start)))
      .flatMap(([, named]) => [...named]);
  const byName = [...fitting(byFullName), ...fitting(byFullNameLoosely)];
  const found = byName.length > 0 ? byName : fitting(byShortName);
  const served = found.filter((town) => postCode !== undefined && town.postCodes.has(postCode));
  return municipalitiesOf(served.length > 0 ? served : found);
}

export type Suggestion = Municipality & { match: 'certain' | 'possible' | 'completion' };

/**
 * Municipalities suggested for a text: the one it names (`certain`), those to choose from (`possible`), and those
 * whose name begins like its end (`completion`). In this order, each group nearest first.
 */
export function suggestionsFor(text: string, most = 8): Suggestion[] {
  const place = resolveAddress(text);
  const certain = place.kind === 'found' ? [place.municipality] : [];
  const possible = place.kind === 'several' || place.kind === 'mismatch' ? place.municipalities : [];
  const known = new Set([...certain, ...possible]);
  return [
    ...certain.map((municipality) => ({ ...municipality, match: 'certain' as const })),
    ...possible.map((municipality) => ({ ...municipality, match: 'possible' as const })),
    ...completionsOf(text)
      .filter((municipality) => !known.has(municipality))
      .map((municipality) => ({ ...municipality, match: 'completion' as const })),
  ].slice(0, most);
}

/** The municipality of exactly this name, as the suggestions show it or in another spelling; undefined if several have it. */
export function findMunicipality(
  name: string,
): { name: string; latitude: number; longitude: number } | undefined {
  const shown = towns.filter(({ shownName }) => shownName === name);
  const named = byFullName.get(folded(name)) ?? byFullNameLoosely.get(foldedLoosely(name)) ?? [];
  const [town, another] = shown.length > 0 ? shown : [...named];
  if (town === undefined || another !== undefined) return undefined;
  return { name: town.shownName, latitude: town.latitude, longitude: town.longitude };
}
