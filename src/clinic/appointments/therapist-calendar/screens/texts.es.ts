export const es = {
  title: 'Tu calendario',
  purpose: 'Dirección secreta para ver tus citas en el móvil: solo horas e iniciales.',
  address: 'Dirección',
  copyNow: 'Cópiala ahora: no se vuelve a mostrar.',
  refused: 'No se ha creado',
  busy: 'Creando...',
  create: 'Crear una dirección',
};
