import type { es } from './texts.es.ts';

export const ca: typeof es = {
  psychology: {
    title: 'Serveis de psicologia',
    description: (childrenFrom) =>
      `Psicologia per a infants a partir de ${childrenFrom}, adolescents, adults i gent gran, també a domicili, i psicologia forense en accidents de trànsit.`,
    lead: 'Als set anys no s’escolta igual que als setanta. Busca aquí la teva edat, o la de qui et preocupa.',
    objectivesAndModality: 'Objectius i modalitat',
    objectives: 'Objectius',
    modality: 'Modalitat',
    doubts: 'No saps per on començar?',
    askUs: 'És el més normal. Explica’ns-ho en dues línies i et direm qui et pot ajudar.',
    contact: 'Escriu-nos',
    book: 'Demana cita',
  },
  kinds: {
    children: {
      title: 'Infància',
      subtitle: (from) => `A partir de ${from}`,
      description:
        'Pors, rebequeries, nits difícils, canvis a casa o a l’escola. Juguem, dibuixem i parlem, i la família hi participa des del primer dia.',
      objectives: [
        'Entendre què li passa i ajudar-lo a posar-hi nom.',
        'Donar-vos pautes clares per al dia a dia a casa.',
        'Parlar amb l’escola, si cal i us sembla bé.',
      ],
      modality: 'Al despatx. A la primera visita veniu plegats.',
    },
    adolescents: {
      title: 'Adolescència',
      subtitle: 'Un espai propi, sense sermons',
      description:
        'Ansietat, desànim, amistats que fan mal, pantalles, estudis, dubtes sobre un mateix. Un lloc on explicar-ho al ritme de cadascú.',
      objectives: [
        'Escoltar sense jutjar.',
        'Trobar maneres de portar els dies dolents.',
        'Tornar-se a entendre a casa.',
      ],
      modality:
        'Al despatx o per videotrucada. Al començament acordem plegats què es comparteix amb la família i què no.',
    },
    adults: {
      title: 'Adults',
      subtitle: 'Ansietat, tristesa, dol, parella, feina',
      description:
        'Quan alguna cosa pesa massa, o fa massa temps que dura. Mirem què la manté i fem passos petits, dels que es noten durant la setmana.',
      objectives: [
        'Comprendre el que et passa i d’on ve.',
        'Aprendre recursos per als moments difícils.',
        'Recuperar el que havies deixat de fer.',
      ],
      modality: (phone) =>
        `Al despatx, a casa teva o per videotrucada. La consulta en parella es demana per telèfon, al ${phone}, o per escrit: abans de res et diem quant costa.`,
      ask: 'Pregunta per la teràpia de parella',
    },
    elderly: {
      title: 'Gent gran',
      subtitle: 'També a casa, segons disponibilitat',
      description:
        'Solitud, pèrdues, insomni, memòria, la cura d’una altra persona. Hi ha molt a fer a qualsevol edat, sense pressa i sense tecnicismes.',
      objectives: [
        'Cuidar l’ànim, el descans i les relacions.',
        'Acompanyar els dols i els canvis de salut.',
        'Donar suport a qui cuida.',
      ],
      modality: (radiusKm, places) =>
        `Al despatx, per videotrucada o a domicili, segons disponibilitat i en un radi de ${radiusKm} km de ${places.join(' o de ')}.`,
    },
    forensic: {
      title: 'Psicologia forense en accidents de trànsit',
      subtitle: 'Valoració i informe pericial',
      description:
        'Després d’un accident hi ha seqüeles que no es veuen. Les valorem amb entrevistes i proves, i les expliquem en un informe que s’entén.',
      objectives: [
        'Valorar el dany psicològic i la seva relació amb l’accident.',
        'Redactar l’informe pericial.',
        'Defensar-lo davant del jutjat, si es demana.',
      ],
      modality: 'Entrevistes i proves al despatx. Abans de començar t’expliquem cada pas.',
      reports: 'Mostra els informes pericials',
      ask: 'Pregunta per un informe',
    },
  },
};
