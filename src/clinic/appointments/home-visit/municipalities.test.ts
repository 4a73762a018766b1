import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withMunicipality } from './address-parts.ts';
import { resolveAddress, suggestionsFor } from './municipalities.server.ts';
import { homeAddressProblem } from './refusals.server.ts';

// Cast: our own file.
const rows = JSON.parse(readFileSync(new URL('./municipalities.json', import.meta.url), 'utf8')) as {
  name: string;
  province: string;
  names?: string[];
  postCodes?: string[];
}[];
const ours = rows.filter(({ province }) => province === '17' || province === '08');

/** The towns that an address may be in, as the visitor sees them. */
function townsOf(address: string): string[] {
  const place = resolveAddress(address);
  if (place.kind === 'found') return [place.municipality.name];
  return 'municipalities' in place ? place.municipalities.map(({ name }) => name) : [];
}

describe('placeOfAddress', () => {
  test.each([
    ['Calle Nueva 1, 17001 Gerona', 'Girona'],
    ['Carrer Nou 1, 17001', 'Girona'],
    ['Rambla 2, Tarrasa', 'Terrassa'],
    ['Calle Mayor 2, Esplugas de Llobregat', 'Esplugues de Llobregat'],
    ["Av. Europa 4, L'Hospitalet", "L'Hospitalet de Llobregat"],
    ["Av. Europa 4, Hospitalet de Llobregat (L')", "L'Hospitalet de Llobregat"],
    ['Carrer Major 3, 17100 La Bisbal', "La Bisbal d'Empordà"],
    ["Carrer Major 3, Bisbal d'Empordà, la", "La Bisbal d'Empordà"],
    ['San Adrián de Besós', 'Sant Adrià de Besòs'],
    ['San Gregorio (Gerona)', 'Sant Gregori'],
    ['St. Gregori', 'Sant Gregori'],
    ['Calle 5, Santa Coloma de Gramanet', 'Santa Coloma de Gramenet'],
    ['Calle 5, Sta. Coloma de Farnés', 'Santa Coloma de Farners'],
    ['Calle Mayor s/n, Bañolas', 'Banyoles'],
    ['Calle 1, Salt, Girona, Cataluña', 'Salt'],
    ['Calle 1, Salt (Catalunya, España)', 'Salt'],
    ['Calle 1, Sant Feliu de Ll.', 'Sant Feliu de Llobregat'],
    ['Calle 1, Castellón de Ampurias', "Castelló d'Empúries"],
    ['Calle 1, Viloví de Oñar', "Vilobí d'Onyar"],
    ['Calle 1, Mollet (Barcelona)', 'Mollet del Vallès'],
    ['Calle 1, 08017 Sarrià', 'Barcelona'],
    ['Calle 1, El Prat', 'El Prat de Llobregat'],
    ['Carrer Major 3, 1º 2ª, Salt Girona', 'Salt'],
    ['Carrer de Barcelona 5, Salt', 'Salt'],
    ['Carrer de Girona 12, Barcelona', 'Barcelona'],
    ['Sant Pere 3, Barcelona', 'Barcelona'],
    ['Rambla 1, 17600 Figueres, Girona', 'Figueres'],
    ['Plaça Major 1, 08500 Vic, Barcelona', 'Vic'],
    ['Carrer Salt 12, 17002 Girona', 'Girona'],
    ['Carrer Major 3, 17100 Girona', "La Bisbal d'Empordà"],
    ['Calle de Girona 5, 28004 Madrid', 'Madrid'],
  ])('finds the town of %j', (address, town) => {
    expect(resolveAddress(address)).toMatchObject({ kind: 'found', municipality: { name: town } });
  });

  test.each([
    ['Carrer Major 3, Sant Boi', ['Sant Boi de Llobregat', 'Sant Boi de Lluçanès']],
    ['Carrer Major 3, Mollet', ['Mollet del Vallès', 'Mollet de Peralada']],
    ['Carrer Major 3, Cornellá', ['Cornellà de Llobregat', 'Cornellà del Terri']],
    ['Carrer Nou 3, 17462', ['Juià', 'Sant Martí Vell', 'Bordils', 'Madremanya']],
    ['Carrer Nou 3, Sarrià', ['Barcelona', 'Sarrià de Ter']],
    ['Carrer Nou 3, Premiá', ['Premià de Dalt', 'Premià de Mar']],
    // It may be a street of that name.
    ['Plaça Major Vic', ['Vic']],
  ])('returns every town that %j fits', (address, towns) => {
    expect(resolveAddress(address).kind).toBe('several');
    expect(townsOf(address).toSorted()).toEqual(towns.toSorted());
  });

  test.each([
    ['Carrer Joan Blanes 3', 'unknown'],
    ['Calle sin pueblo 5', 'unknown'],
    ['Calle Mayor 1, Vetusta', 'unknown'],
    ['Calle Mayor 1, 46001', 'outside'],
    ['Calle Mayor 1, 46001 Girona', 'outside'],
    ['Calle Mayor 1, 17600 Salt', 'mismatch'],
  ])('names no town it does not know for %j', (address, kind) => {
    expect(resolveAddress(address).kind).toBe(kind);
  });

  test('ignores a post code that changes nothing', () => {
    expect(townsOf('Carrer Nou 3, 17190 Sant Gregori')).toEqual(['Sant Gregori']);
    expect(townsOf('Carrer Nou 3, 17999 Sant Gregori')).toEqual(['Sant Gregori']);
  });
});

describe('the municipalities of Girona and Barcelona', () => {
  test('are all there, with their post codes', () => {
    expect(ours).toHaveLength(532);
    // Bellprat gets its post from the province of Tarragona.
    expect(ours.filter(({ postCodes }) => postCodes === undefined).map(({ name }) => name)).toEqual([
      'Bellprat',
    ]);
  });

  test('are found by official name, with and without accents, in capitals, with the article last', () => {
    for (const { name, province } of ours) {
      const region = province === '17' ? 'Gerona' : 'Barcelona';
      const plain = name.normalize('NFKD').replace(/\p{M}/gu, '');
      const articleLast = name.replace(
        /^(L'|La |Les |El |Els )(.+)$/,
        (_, article, rest) => `${rest}, ${article.trim()}`,
      );
      for (const written of [name, plain, name.toUpperCase(), articleLast])
        expect(townsOf(`Carrer Nou 1, ${written} (${region})`)[0], written).toMatch(
          new RegExp(`^${name}( \\(|$)`),
        );
    }
  });

  test('are among the towns found by every further name and every post code', () => {
    for (const { name, names = [], postCodes = [], province } of ours) {
      const region = province === '17' ? 'Girona' : 'Barcelona';
      for (const written of names.filter((other) => !other.includes(',')))
        expect(townsOf(`Carrer Nou 1, ${written}, ${region}`).join(), written).toContain(name);
      for (const postCode of postCodes) {
        expect(townsOf(`Carrer Nou 1, ${postCode}`).join(), postCode).toContain(name);
        expect(townsOf(`Carrer Nou 1, ${postCode} ${name}`), postCode).toHaveLength(1);
      }
    }
  });
});

describe('suggestionsFor', () => {
  test('knows former names, short names and post codes', () => {
    expect(suggestionsFor('Tarr')[0]).toMatchObject({ name: 'Terrassa', match: 'completion' });
    expect(suggestionsFor('Gero')[0]).toMatchObject({ name: 'Girona', match: 'completion' });
    expect(suggestionsFor('17190')).toMatchObject([{ name: 'Salt', match: 'certain' }]);
    expect(suggestionsFor('17462').map(({ match }) => match)).toEqual(Array(4).fill('possible'));
  });

  test('offers choices that the booking accepts once they are in the address', () => {
    for (const address of [
      'Carrer Nou 3, Sant Boi',
      'Carrer Nou 3, 17462',
      'Carrer Nou 3, Sant Feliu (Barcelona)',
      'Calle 3, 17600 Salt',
    ])
      for (const { name, match } of suggestionsFor(address).filter((one) => one.match === 'possible'))
        expect(
          resolveAddress(withMunicipality(address, name)),
          `${address} + ${name} ${match}`,
        ).toMatchObject({
          kind: 'found',
          municipality: { name },
        });
  });

  test('returns at most eight, each once, those in reach by their distance', () => {
    for (const text of ['sant', 'vila', 'san', 'la', 'Vilanova']) {
      const names = suggestionsFor(text).map(({ name }) => name);
      expect(names.length).toBeLessThanOrEqual(8);
      expect(new Set(names).size).toBe(names.length);
    }
    expect(suggestionsFor('Banyoles')[0]?.distanceKm).toBeCloseTo(15.6, 0);
    for (const { distanceKm, inReach } of suggestionsFor('sant')) expect(inReach).toBe(distanceKm <= 25);
  });
});

describe('homeAddressProblem', () => {
  test.each([
    ['Carrer Nou 3, Salt', undefined],
    ['Rambla 1, Figueras', 'Figueres queda fuera de nuestro radio de 25 km.'],
    [
      'Rambla 1, Sant Boi',
      'Hay más de un municipio con ese nombre o código postal: Sant Boi de Llobregat, Sant Boi de Lluçanès. Elige uno.',
    ],
    ['Plaça Major Vic', '¿Es Vic tu municipio?'],
    ['Rambla 1, 17600 Salt', 'El código postal 17600 es de Figueres, y la dirección dice otro municipio.'],
    ['Rambla 1, 46001', 'No hacemos visitas en el código postal 46001.'],
    ['Rambla 1, Vetusta', 'No reconocemos el municipio.'],
  ])('says of %j: %s', (address, sentence) => {
    const problem = homeAddressProblem(address);
    if (sentence === undefined) expect(problem).toBeUndefined();
    else expect(problem).toContain(sentence);
  });
});
