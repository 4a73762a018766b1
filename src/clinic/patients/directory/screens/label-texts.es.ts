export const es = {
  nameless: 'Sin nombre',
  childOf: (guardian: string) => `Hija o hijo de ${guardian}`,
  filters: {
    all: 'Todas',
    upcoming: 'Con próxima cita',
    nothing_planned: 'Sin próxima cita',
    children: 'Menores',
    without_account: 'Sin cuenta',
  },
};
