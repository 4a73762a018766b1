export const es = {
  psychology: {
    title: 'Servicios de psicología',
    description: (childrenFrom: string) =>
      `Psicología para niños a partir de ${childrenFrom}, adolescentes, adultos y personas mayores, también a domicilio, y psicología forense en accidentes de tráfico.`,
    lead: 'A los siete años no se escucha igual que a los setenta. Busca aquí tu edad, o la de quien te preocupa.',
    objectivesAndModality: 'Objetivos y modalidad',
    objectives: 'Objetivos',
    modality: 'Modalidad',
    doubts: '¿No sabes por dónde empezar?',
    askUs: 'Es lo más normal. Cuéntanoslo en dos líneas y te diremos quién puede ayudarte.',
    contact: 'Contactar',
    book: 'Reservar cita',
  },
  kinds: {
    children: {
      title: 'Infancia',
      subtitle: (from: string) => `A partir de ${from}`,
      description:
        'Miedos, rabietas, noches difíciles, cambios en casa o en la escuela. Jugamos, dibujamos y hablamos, y la familia participa desde el primer día.',
      objectives: [
        'Entender qué le pasa y ayudarle a ponerle nombre.',
        'Daros pautas claras para el día a día en casa.',
        'Hablar con la escuela, si hace falta y os parece bien.',
      ],
      modality: 'En el despacho. En la primera visita venís juntos.',
    },
    adolescents: {
      title: 'Adolescencia',
      subtitle: 'Un espacio propio, sin sermones',
      description:
        'Ansiedad, desánimo, amistades que duelen, pantallas, estudios, dudas sobre uno mismo. Un lugar donde contarlo al ritmo de cada cual.',
      objectives: [
        'Escuchar sin juzgar.',
        'Encontrar maneras de llevar los días malos.',
        'Volver a entenderse en casa.',
      ],
      modality:
        'En el despacho o por videollamada. Al empezar acordamos juntos qué se comparte con la familia y qué no.',
    },
    adults: {
      title: 'Adultos',
      subtitle: 'Ansiedad, tristeza, duelo, pareja, trabajo',
      description:
        'Cuando algo pesa demasiado, o lleva demasiado tiempo. Miramos qué lo mantiene y damos pasos pequeños, de los que se notan en la semana.',
      objectives: [
        'Comprender lo que te pasa y de dónde viene.',
        'Aprender recursos para los momentos difíciles.',
        'Recuperar lo que habías dejado de hacer.',
      ],
      modality: (phone: string) =>
        `En el despacho, en tu casa o por videollamada. La consulta en pareja se pide por teléfono, al ${phone}, o por escrito: antes de nada te decimos cuánto cuesta.`,
      ask: 'Preguntar por la terapia de pareja',
    },
    elderly: {
      title: 'Personas mayores',
      subtitle: 'También en casa, según disponibilidad',
      description:
        'Soledad, pérdidas, insomnio, memoria, el cuidado de otra persona. Hay mucho que hacer a cualquier edad, sin prisa y sin tecnicismos.',
      objectives: [
        'Cuidar el ánimo, el descanso y las relaciones.',
        'Acompañar los duelos y los cambios de salud.',
        'Apoyar a quien cuida.',
      ],
      modality: (radiusKm: number, places: readonly string[]) =>
        `En el despacho, por videollamada o a domicilio, según disponibilidad y en un radio de ${radiusKm} km de ${places.join(' o de ')}.`,
    },
    forensic: {
      title: 'Psicología forense en accidentes de tráfico',
      subtitle: 'Valoración e informe pericial',
      description:
        'Después de un accidente hay secuelas que no se ven. Las valoramos con entrevistas y pruebas, y las explicamos en un informe que se entiende.',
      objectives: [
        'Valorar el daño psicológico y su relación con el accidente.',
        'Redactar el informe pericial.',
        'Defenderlo ante el juzgado, si se pide.',
      ],
      modality: 'Entrevistas y pruebas en el despacho. Antes de empezar te explicamos cada paso.',
      reports: 'Ver informes periciales',
      ask: 'Preguntar por un informe',
    },
  },
};
