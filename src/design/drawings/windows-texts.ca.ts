import type { es } from './windows-texts.es.ts';

export const ca: typeof es = {
  legend: 'Tria l’hora',
  loading: 'S’estan carregant les hores lliures…',
  morning: 'Matí',
  afternoon: 'Tarda',
  free: 'lliure',
  taken: 'ocupada',
  chosen: 'triada',
  own: 'la teva hora',
};
