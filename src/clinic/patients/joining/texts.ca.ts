import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: {
    two_accounts:
      'Les dues fitxes tenen compte, i un compte no es pot unir a un altre. La persona ha de tancar abans el que no faci servir.',
    other_age: 'Les dates de naixement no coincideixen: no semblen la mateixa persona.',
    family: 'L’una té cura de l’altra: són dues persones.',
    contradicts:
      'Tenen cites a la mateixa hora, una cita juntes o una filla o un fill nascuts el mateix dia. Revisa-ho abans d’unir-les.',
  },
  sameRecord: 'És aquesta mateixa fitxa: tria l’altra.',
};
