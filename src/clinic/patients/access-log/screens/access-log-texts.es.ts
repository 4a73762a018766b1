export const es = {
  title: 'Quién ha abierto tu ficha',
  intro: 'Cada vez que alguien de la clínica abre tu ficha queda apuntado cuándo y con qué función.',
  loading: 'Cargando la lista…',
  notLoaded: 'No hemos podido cargar la lista',
  isKept: 'Sigue guardada. Vuelve a intentarlo en un momento.',
  empty: 'Nadie la ha abierto todavía.',
  all: (count: number) => `Ver las ${count}`,
  roles: {
    professional: 'Profesional que te atiende',
    reception: 'Recepción',
    admin: 'Dirección',
  },
  /** After the role: 'Recepción abrió tu ficha por una reclamación'. */
  opened: {
    chat: 'abrió lo que habéis escrito en el chat',
    card: 'abrió tu ficha',
    notes: 'abrió lo que escribiste al reservar',
    evaluation: 'abrió las respuestas de un cuestionario',
    sessions: 'abrió sus notas de vuestras sesiones',
    copy: 'abrió toda tu historia, para hacer la copia que se pidió,',
  },
  because: (reason: string) => ` por ${reason}`,
  reasons: {
    emergency: 'una urgencia',
    complaint: 'una reclamación',
    legal: 'una obligación legal',
    patient_request: 'lo pediste tú',
  } as Record<string, string>,
};
