export const es = {
  title: 'Quién recibe los avisos',
  change: 'Cambiar',
  askWhom: 'Pregunta a quién hay que avisar de sus citas.',
  nameless: 'Sin nombre',
  nobody: 'Nadie.',
  inPerson: (name: string) => `${name}, en persona`,
  lost: 'No sabemos si ha llegado. Guárdalo otra vez.',
  saving: 'Guardando...',
  save: 'Guardar la respuesta',
  turned: (age: number) => `Ha cumplido ${age} años.`,
};
