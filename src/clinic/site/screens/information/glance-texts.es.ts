export const es = {
  allServices: 'Todo lo que hacemos',
  whereWeWork: 'Dónde te atendemos',
  howToBook: 'Cómo se reserva',
  tabs: {
    label: 'Información de la clínica',
    services: 'Servicios',
    regions: 'Regiones',
    booking: 'Cómo Reservar',
  },
  regions: {
    now: 'Te atendemos hoy',
    soon: 'Próximamente',
  },
  therapeutic: {
    title: 'Terapéuticos',
    entries: (childrenFrom: string) => [
      'Adultos',
      `Niños desde ${childrenFrom}`,
      'Adolescentes',
      'Personas mayores',
      'Parejas',
    ],
    more: 'Cómo trabajamos con cada edad',
  },
  specialized: {
    title: 'Especializados',
    entries: [
      'Psicología forense',
      'Evaluación psicológica',
      'Informes periciales',
      'Intervención en crisis',
      'Psicología del trabajo',
    ],
    more: 'Con quién colaboramos',
  },
  modalities: {
    title: 'Modalidades',
    entries: [
      'Consulta en el despacho',
      'Visita a domicilio',
      'Videollamada',
      'Terapia infantil',
      'Atención en línea',
    ],
    more: 'Lo que cuesta cada una',
  },
  digital: {
    title: 'Digitales',
    entries: (platform: string, magazine: string) => [
      platform,
      'Asistente con inteligencia artificial (todavía no disponible)',
      magazine,
      'Recursos de autocuidado',
      'Consultas exprés (todavía no disponibles)',
    ],
    more: (platform: string, magazine: string) => `Qué son ${platform} y ${magazine}`,
  },
  steps: [
    { title: 'Elige el servicio', text: 'Lo que necesitas hoy. Si dudas, llámanos y lo vemos contigo.' },
    {
      title: 'Elige con quién',
      text: 'La directora o uno de los profesionales que colaboran con nosotros.',
    },
    { title: 'Elige la modalidad', text: 'En el despacho, en tu casa o por videollamada.' },
    {
      title: 'Paga y recibe la confirmación',
      text: 'El pago es en línea, y la cita queda confirmada en cuanto está pagada.',
    },
  ],
  book: 'Reservar cita',
};
