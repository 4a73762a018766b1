/** Sentences of the data export, and of what closing an account erased. */
export const es = {
  fileName: 'mis-datos.json',
  statement: (age: number) =>
    `Tengo ${age} años o más, o soy la madre, el padre o el tutor legal de quien recibirá la atención.`,
  erased: ['tu usuario y tu contraseña', 'tu nombre, tu correo, tu teléfono y tu dirección', 'tus sesiones'],
};
