export type Benefit = { id: string; title: string; description: string };

export const es = (fee: string, within: string): readonly Benefit[] => [
  {
    id: 'flat-fee',
    title: 'Una cuota que no cambia',
    description: `${fee} al mes, atiendas a pocas personas o a muchas.`,
  },
  {
    id: 'no-commission',
    title: 'Sin comisión por consulta',
    description: 'Lo que cobras por tu trabajo es tuyo, entero.',
  },
  {
    id: 'local-search',
    title: 'Te encuentran cerca',
    description: 'Apareces cuando alguien busca tu especialidad en tu ciudad o tu provincia.',
  },
  {
    id: 'checked',
    title: 'Acreditación comprobada',
    description: 'Revisamos el título y la colegiación de cada ficha. Quien te lee lo sabe.',
  },
  {
    id: 'clear-profile',
    title: 'Una ficha que se entiende',
    description: 'A quién atiendes, cómo trabajas y en qué idiomas, en palabras sencillas.',
  },
  {
    id: 'own-calendar',
    title: 'Tú abres la agenda',
    description: 'Decides qué días y qué horas se ven, y las cambias cuando quieras.',
  },
  {
    id: 'both-ways',
    title: 'Presencial y en línea',
    description: 'Muestra tu consulta, tus videollamadas o las dos cosas a la vez.',
  },
  {
    id: 'direct-contact',
    title: 'Trato directo',
    description: 'Te escriben y te llaman a ti. Nadie habla en tu nombre.',
  },
  {
    id: 'colleagues',
    title: 'Compañeros a quienes derivar',
    description: 'Otras especialidades a mano, cuando alguien necesita más.',
  },
  {
    id: 'wider-reach',
    title: 'Más allá de tu ciudad',
    description: 'La guía empieza en España y se abre, país a país, en Europa y América.',
  },
  {
    id: 'quick-start',
    title: 'Lista en poco tiempo',
    description: `En ${within} tu ficha se ve, con tus datos ya comprobados.`,
  },
];
