import type { es } from './texts.es.ts';

export const ca: typeof es = {
  documentDescription: 'Les teves cites, les teves subscripcions i la seguretat del teu compte.',
  title: 'El meu perfil',
  opening: 'Obrint el teu perfil…',
  isKept: 'Les teves cites i les teves dades continuen desades. Torna-ho a provar d’aquí a un moment.',
  tabs: 'Seccions del teu perfil',
  welcome: (name) => `Et donem la benvinguda, ${name}.`,
  appointments: 'Cites',
  subscriptions: 'Subscripcions',
  security: 'Seguretat',
};
