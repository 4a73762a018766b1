import { describe, expect, test } from 'vitest';
import { placeOfAddress, suggestMunicipalities } from './municipalities.server.ts';

const foundIn = (address: string) => {
  const place = placeOfAddress(address);
  return place.kind === 'found' ? place.municipality.name : place.kind;
};
const offeredFor = (address: string) => {
  const place = placeOfAddress(address);
  return place.kind === 'several' ? place.municipalities.map(({ name }) => name).sort() : place.kind;
};

describe('placeOfAddress', () => {
  test.each([
    // Castilian names
    ['Calle Nueva 1, 17001 Gerona', 'Girona'],
    ['Rambla 2, Tarrasa', 'Terrassa'],
    ['Calle Mayor 2, Esplugas de Llobregat', 'Esplugues de Llobregat'],
    ['San Adrián de Besós', 'Sant Adrià de Besòs'],
    ['San Gregorio (Gerona)', 'Sant Gregori'],
    ['Santa Coloma de Gramanet', 'Santa Coloma de Gramenet'],
    ['Calle Mayor 4, Bañolas', 'Banyoles'],
    ['c. Prim 3, San Cugat del Vallés', 'Sant Cugat del Vallès'],
    ['Calle Real 8, Sardañola', 'Cerdanyola del Vallès'],
    ['Plaza Mayor 1, San Baudilio de Llobregat', 'Sant Boi de Llobregat'],
    ['Calle Ancha 2, Cassá de la Selva', 'Cassà de la Selva'],
    // Short names
    ["Av. Europa 4, L'Hospitalet", "L'Hospitalet de Llobregat"],
    ['Av. Europa 4, Hospitalet (L’)', "L'Hospitalet de Llobregat"],
    ['Carrer Nou 3, Esplugues', 'Esplugues de Llobregat'],
    ['Carrer Nou 3, St. Just', 'Sant Just Desvern'],
    ['Carrer Nou 3, Quart', 'Quart d’Onyar'],
    // Names with a postal code
    ['Carrer Major 3, 17100 La Bisbal', "la Bisbal d'Empordà"],
    ['Carrer Major 3, 08830 Sant Boi', 'Sant Boi de Llobregat'],
    ['Carrer Major 3, 08690 Santa Coloma', 'Santa Coloma de Cervelló'],
    ['Carrer Major 3, 17100 Girona', "la Bisbal d'Empordà"],
    // Postal codes alone
    ['Carrer Nou 1, 17001', 'Girona'],
    ['Gran Via 500 5è 2a, 08011', 'Barcelona'],
    ['08940', 'Cornellà de Llobregat'],
    ['Calle Sol 2, 17190', 'Salt'],
    // A street named after a town
    ['Calle Tarrasa 5, 08001 Barcelona', 'Barcelona'],
    ['Carrer de Mollet 5, 17820 Banyoles', 'Banyoles'],
  ])('reads %s as %s', (address, name) => {
    expect(foundIn(address)).toBe(name);
  });

  test.each([
    ['Sant Boi', ['Sant Boi de Llobregat', 'Sant Boi de Lluçanès']],
    ['Calle Mayor 3, Mollet', ['Mollet de Peralada', 'Mollet del Vallès']],
    ['Cornellá', ['Cornellà de Llobregat', 'Cornellà del Terri']],
    ['Carrer Major 3, La Bisbal', ["la Bisbal d'Empordà", 'la Bisbal del Penedès']],
  ])('offers every town for %s', (address, names) => {
    expect(offeredFor(address)).toEqual(names);
  });

  test('offers every town of a shared postal code', () => {
    const offered = offeredFor('Carrer Nou 1, 17462');
    expect(offered).toContain('Bordils');
    expect(offered).toContain('Juià');
  });

  test('offers every town for a short name of many', () => {
    const offered = offeredFor('Carrer Nou 1, Santa Coloma');
    for (const name of ['Santa Coloma de Gramenet', 'Santa Coloma de Cervelló', 'Santa Coloma de Farners'])
      expect(offered).toContain(name);
  });

  test('never takes a nearer town for one out of reach with a similar name', () => {
    expect(placeOfAddress('Rambla 1, Sant Feliu de Guíxols')).toMatchObject({
      municipality: { name: 'Sant Feliu de Guíxols', inReach: false },
    });
    expect(placeOfAddress('Rambla 1, Sant Feliu de Llobregat')).toMatchObject({
      municipality: { name: 'Sant Feliu de Llobregat', inReach: true },
    });
  });

  test.each(['Calle sin pueblo 5', 'Calle Mayor 3, Villa Inventada', '99999', ''])(
    'knows no town for %j',
    (address) => {
      expect(placeOfAddress(address)).toEqual({ kind: 'unknown' });
    },
  );
});

describe('suggestMunicipalities', () => {
  const namesFor = (text: string) => suggestMunicipalities(text).map(({ name }) => name);

  test.each([
    ['Tarra', 'Terrassa'],
    ['geron', 'Girona'],
    ['17001', 'Girona'],
    ['17100 La Bisbal', "la Bisbal d'Empordà"],
    ['san gregorio (gerona)', 'Sant Gregori'],
    ['espluga', 'Esplugues de Llobregat'],
  ])('knows the same names: %s → %s', (text, name) => {
    expect(namesFor(text)).toContain(name);
  });

  test('marks only a town named in full', () => {
    expect(suggestMunicipalities('Tarrasa')[0]).toMatchObject({ name: 'Terrassa', isNamed: true });
    expect(suggestMunicipalities('Cornellà').map(({ isNamed }) => isNamed)).toEqual([false, false]);
    expect(suggestMunicipalities('Bany')[0]?.isNamed).toBe(false);
  });

  test('returns at most eight', () => {
    expect(suggestMunicipalities('sant').length).toBe(8);
  });
});
