import { configuredContact } from '#platform/clinic-contact.ts';
import type { Random } from './random.ts';

const splitWords = (text: string): string[] => text.trim().split(/\s+/);

const womensNames = splitWords(`
  Abril Aina Alba Anna Ariadna Berta Blanca Bruna Carla Carme Caterina Cèlia Clàudia Cristina Dolors
  Elisenda Ester Eulàlia Fina Gemma Gina Glòria Imma Ivet Jana Joana Judit Júlia Laia Laura Lluïsa
  Lola Mar Mariona Marta Meritxell Mireia Montse Neus Noa Núria Olga Ona Queralt Remei Rita Roser Rut
  Sílvia Sònia Teresa Tura Txell Vinyet Xènia
`);

const mensNames = splitWords(`
  Adrià Albert Aleix Andreu Arnau Bernat Biel Blai Carles David Dídac Eduard Eloi Enric Feliu Ferran
  Francesc Gerard Guillem Guim Ignasi Ismael Jan Jaume Joan Jofre Jordi Josep Lluc Lluís Magí Manel
  Marc Martí Miquel Narcís Nil Oriol Pau Pep Pere Pol Quim Ramon Raül Roger Roc Salvador Santi Sergi
  Toni Valentí Vicenç Xavier
`);

/** Invented surnames: the beginning of a Catalan surname and a word about stories. */
const places = ['Bosc', 'Camp', 'Casa', 'Coll', 'Font', 'Mas', 'Mont', 'Pla', 'Pont', 'Prat', 'Puig', 'Riu'];
const stories = ['conte', 'enlloc', 'faula', 'fictici', 'inventat', 'paper', 'rondalla', 'somiat', 'tinta'];
const surnames = places.flatMap((place) => stories.map((story) => `${place}${story}`));

export type Name = { first: string; surnames: readonly [string, string] };

export type Gender = 'woman' | 'man';

/** Invented names, each full name once. */
export function createNames(random: Random) {
  const used = new Set<string>();
  return {
    /** @param family surnames to share, such as a child's */
    name(gender: Gender, family?: readonly [string, string]): Name {
      for (;;) {
        const first = random.pick(gender === 'woman' ? womensNames : mensNames);
        const both = family ?? [random.pick(surnames), random.pick(surnames)];
        const name = { first, surnames: both };
        const full = fullName(name);
        if (used.has(full) || both[0] === both[1]) continue;
        used.add(full);
        return name;
      }
    },
    surname: () => random.pick(surnames),
  };
}

export const fullName = ({ first, surnames: [one, other] }: Name): string => `${first} ${one} ${other}`;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

/** Usernames and e-mail addresses of the reserved domain. */
export const usernameOf = ({ first, surnames: [one, other] }: Name): string =>
  `${plain(first)}.${plain(one)}.${plain(other).slice(0, 4)}`;
export const emailOf = (name: Name): string => `${usernameOf(name)}@example.org`;

/** Number in the clinic's province. Never assigned: subscriber numbers of a province do not begin with 0. */
export function phoneOf(index: number): string {
  const subscriber = String(200 + index).padStart(6, '0');
  const clinicPhone = configuredContact.phone.replaceAll(' ', '');
  return `${clinicPhone.slice(0, 3)} ${clinicPhone.slice(3, 6)} ${subscriber.slice(0, 3)} ${subscriber.slice(3)}`;
}

export const streets = [
  'Carrer de la Rondalla',
  'Carrer del Conte Vell',
  'Passeig de la Tinta',
  'Plaça del Paper',
  'Carrer de la Faula',
  'Camí del Somni',
];
