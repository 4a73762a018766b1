export const es = {
  legend: 'Elige la hora',
  loading: 'Cargando las horas libres…',
  morning: 'Mañana',
  afternoon: 'Tarde',
  free: 'libre',
  taken: 'ocupada',
  chosen: 'elegida',
  own: 'tu hora',
};
