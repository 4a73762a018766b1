/** A part of an address between commas, brackets and numbers; `start` and `end` are offsets in the address. */
export type AddressPart = { text: string; start: number; end: number };

/** Articles and joining words, which people leave out, translate or put last: 'Bisbal d’Empordà, la'. */
const joiningWords = new Set('l la el els les las los lo de d del dels en n s i y e'.split(' '));

/** Lower case words without accents, punctuation and joining words: 'L’Hospitalet' becomes 'hospitalet'. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|·/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !joiningWords.has(word))
    .join(' ');

const streetWords = new Set(
  'carrer carrero calle callejon c cl avinguda avenida av avda avd plaza placa placeta pl pza passeig paseo pg ps passatge pasaje ptge psje rambla rbla ronda rda travessera travessia travesia trav carretera ctra cami camino via urbanitzacio urbanizacion urb poligon poligono barri barrio barriada baixada bajada pujada subida sector veinat edifici edificio'.split(
    ' ',
  ),
);

/** Words that stand between street and town and belong to neither: the floor, the door, the country. */
const fillers = new Set(
  'bajo bajos baixos bxs atico atic sobreatico izq izda izquierda esquerra dcha derecha dreta esc escalera piso pis puerta porta pta planta local entlo entresuelo entresol principal pral bis num numero no nº n s/n sn cp espana espanya spain provincia prov municipio municipi'.split(
    ' ',
  ),
);

const plain = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/\p{M}|\./gu, '')
    .toLowerCase();

/** Whether a part begins like a street: 'Carrer Major', 'c/ Nou', 'La Rambla'. */
function isStreet(text: string): boolean {
  const words = plain(text)
    .split(/[\s/]+/)
    .filter((word) => !/^(l['’]|la|el)$/.test(word));
  return streetWords.has(words[0] ?? '');
}

/** The last Spanish post code of an address: they begin with 01 to 52, the number of the province. */
const postCodeIn = (address: string) =>
  [...address.matchAll(/(?<!\d)(?:0[1-9]|[1-4]\d|5[0-2])\d{3}(?!\d)/g)].at(-1)?.[0];

/** 'Escala B' is a staircase, 'La Escala' and 'Escala, L’' are a town. */
const isStaircase = (word: string, rest: string) =>
  plain(word) === 'escala' && /^\s+[\p{L}\d]{1,2}(?![\p{L}\d'’])/u.test(rest);

type ReadPart = AddressPart & { isNumbered: boolean };

/** Splits an address at commas, brackets, numbers and fillers. `isNumbered`: a house number follows. */
function split(address: string, postCode: string | undefined): ReadPart[] {
  const parts: ReadPart[] = [];
  let open: AddressPart | undefined;
  let isAfterDoor = false;
  const close = (isNumbered: boolean) => {
    if (open !== undefined) parts.push({ ...open, isNumbered });
    open = undefined;
  };
  for (const { 0: token, index } of address.matchAll(/[,;()|]|[^\s,;()|]+/g)) {
    const isNumber = /\d/.test(token);
    const isFiller = fillers.has(plain(token)) || isStaircase(token, address.slice(index + token.length));
    const isLetterOfDoor = isAfterDoor && /^\p{L}[.]?$/u.test(token);
    if (isNumber || isFiller || isLetterOfDoor || /^[,;()|–—-]+$/.test(token))
      close(isNumber && token !== postCode);
    else {
      const start = open?.start ?? index;
      const end = index + token.length;
      open = { start, end, text: address.slice(start, end) };
    }
    isAfterDoor = isFiller || (isNumber && token !== postCode);
  }
  close(false);
  return parts;
}

export type ReadAddress = {
  postCode: string | undefined;
  /** Parts that may name the town, in their order. */
  parts: AddressPart[];
  /** A street at the end that no number follows: the town may be its last words ('Plaça Major Vic'). */
  streetAtEnd: AddressPart | undefined;
};

/**
 * Reads an address from Spain. The street, a first part with a house number behind it ('Nou 3'), floors and doors cannot be
 * the town.
 */
export function readAddress(address: string): ReadAddress {
  const postCode = postCodeIn(address);
  const all = split(address, postCode);
  const possible = all.filter((part, index) => !isStreet(part.text) && !(index === 0 && part.isNumbered));
  const unnumbered = possible.filter((part) => !part.isNumbered);
  const last = all.at(-1);
  return {
    postCode,
    parts: unnumbered.length > 0 ? unnumbered : possible,
    streetAtEnd: last !== undefined && isStreet(last.text) && !last.isNumbered ? last : undefined,
  };
}

/**
 * The location of an address without street and house number: its post code and the parts that may name the town.
 * @returns '' if there is only a street
 */
export function placePart(address: string): string {
  const { postCode, parts, streetAtEnd } = readAddress(address);
  const places = parts.length === 0 && streetAtEnd !== undefined ? [streetAtEnd] : parts;
  return [...(postCode === undefined ? [] : [postCode]), ...places.map(({ text }) => text)].join(', ');
}

/** The address with its town completed: 'Carrer Major 5, Sa' becomes 'Carrer Major 5, Salt'. */
export function withMunicipality(address: string, name: string): string {
  const { parts } = readAddress(address);
  // Three letters: 'San Boi' is completed to 'Sant Boi de Llobregat'.
  const startOf = (text: string) => folded(text).slice(0, 3);
  const begins = ({ text }: AddressPart) => startOf(text) !== '' && folded(name).startsWith(startOf(text));
  const part = parts.find(begins) ?? parts.at(-1);
  const before = address.slice(0, part?.start).trimEnd();
  const after = part === undefined ? '' : address.slice(part.end);
  if (before === '') return name + after;
  return `${before}${/(,|\(|\b\d{5})$/.test(before) ? '' : ','}${before.endsWith('(') ? '' : ' '}${name}${after}`;
}
