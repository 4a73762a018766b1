import type { es } from './texts.es.ts';

export const ca: typeof es = {
  title: 'Qui rep els avisos',
  change: 'Canvia',
  askWhom: 'Pregunta a qui s’ha d’avisar de les seves cites.',
  nameless: 'Sense nom',
  nobody: 'Ningú.',
  inPerson: (name) => `${name}, en persona`,
  lost: 'No sabem si ha arribat. Torna-ho a desar.',
  saving: 'Desant...',
  save: 'Desa la resposta',
  turned: (age) => `Ha fet ${age} anys.`,
};
