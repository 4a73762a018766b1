export const es = {
  documentTitle: (clinic: string) => `Importar · ${clinic}`,
  documentDescription: 'Traer personas, citas y sesiones de otro programa.',
  opening: 'Abriendo…',
};
