export const firstSession: readonly { title: string; text: string }[] = [
  {
    title: 'Una frase para empezar',
    text: 'Qué te trae y por qué ahora. Si no te sale, di eso mismo: «No sé por dónde empezar».',
  },
  {
    title: 'Desde cuándo',
    text: 'Cuándo lo notaste por primera vez, y qué lo mejora o lo empeora.',
  },
  {
    title: 'Lo que ya has probado',
    text: 'Otras terapias, consejos, libros. También lo que no sirvió.',
  },
  {
    title: 'Tu salud',
    text: 'La medicación que tomas, con su nombre, y las enfermedades que haya que saber.',
  },
  {
    title: 'Qué te gustaría',
    text: 'Algo que quisieras poder hacer dentro de unos meses y hoy no puedes.',
  },
  {
    title: 'Tus preguntas',
    text: 'Cómo trabajamos, cuánto puede durar, qué pasa con lo que cuentas. Todas valen.',
  },
];

export const readingHabits: readonly { title: string; text: string }[] = [
  {
    title: 'Mira quién firma y cuándo',
    text: 'Un nombre, una profesión y una fecha. Si no están, busca otra página.',
  },
  {
    title: 'Desconfía de lo rotundo',
    text: 'Quien promete quitarlo todo en tres días suele querer venderte algo.',
  },
  {
    title: 'No te busques en cada lista',
    text: 'Reconocerse en unas frases no es un diagnóstico. Apúntalo y tráelo a la sesión.',
  },
  {
    title: 'Ponle hora y final',
    text: 'Un rato corto, de día, mejor en papel. Buscar síntomas de madrugada asusta más de lo que aclara.',
  },
];
