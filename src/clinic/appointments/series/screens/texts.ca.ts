import type { es } from './texts.es.ts';

export const ca: typeof es = {
  conflicts: {
    past: 'Ja ha passat',
    closed: 'Festiu o tancat',
    absent: 'Qui atén no hi és',
    outside_hours: 'Fora d’horari',
    slot_taken: 'Hora ocupada',
    already_booked: 'La persona té una altra cita',
    no_session: 'Sense sessió del pla',
    after_plan: 'El pla s’acaba abans',
  },
  refunds: {
    nothing_paid: 'Res cobrat',
    full: 'Es torna tot',
    part: 'Se’n torna una part',
    none: 'No es torna',
    session: 'La sessió torna al pla',
    session_lost: 'La sessió es perd',
  },
  previewing: 'Mirant...',
  oneMessage: 'Si hi ha correu, la persona rep un sol missatge.',
  end: {
    by: 'Qui l’acaba',
    byPerson: 'La persona ha avisat',
    byClinic: 'La clínica no pot',
    summary: (count) =>
      `S’anul·len aquesta i les següents: ${count}. Si hi ha correu, la persona rep un sol missatge.`,
    dates: 'Cites que s’anul·len',
    refused: 'No s’ha acabat',
    preview: 'Mira què s’anul·la',
    busy: 'Anul·lant...',
    submit: (count) => `Anul·la’n ${count}`,
    done: 'Sèrie acabada',
    cancelled: (count) => `Cites anul·lades: ${count}.`,
  },
  move: {
    weekday: 'Dia de la setmana',
    time: 'Hora',
    summary: (all, staying) => {
      const rest = 'El que està pagat queda com està. Si hi ha correu, la persona rep un sol missatge.';
      if (staying === 0) return `Canvien les ${all}. ${rest}`;
      return `En canvien ${all - staying}; ${staying === 1 ? 'una queda com està' : `${staying} queden com estan`}. ${rest}`;
    },
    dates: 'Com quedaria',
    outsideHoursToo: 'Canvia també fora d’horari',
    refused: 'No s’ha canviat',
    preview: 'Mira com quedaria',
    busy: 'Canviant...',
    submit: (count) => `Canvia’n ${count}`,
    done: 'Sèrie canviada',
  },
  proposal: {
    someAreFree: (free, all) =>
      `Se’n ${free === 1 ? 'programarà' : 'programaran'} ${free} de ${all}; les marcades queden fora.`,
    allAreFree: (all) => `Les ${all} dates estan lliures.`,
    allWithReplaced: (all, replaced) =>
      `Es programaran les ${all}: ${replaced === 1 ? 'una' : replaced}, amb una altra data o hora.`,
    dates: 'Dates de la sèrie',
    outsideHoursToo: 'Programa també fora d’horari',
    unpaidToo: 'Programa també les que no cobreix el pla',
    draftIsKept: 'El que has escrit continua aquí.',
    refused: 'No s’ha programat',
    advice: 'Mira a l’agenda abans de repetir-ho.',
    busy: 'Programant...',
    submit: (count) => `Programa’n ${count}`,
    done: (count) => `${count} cites desades`,
    oneMessageForAll: 'Si hi ha correu, la persona rep un sol missatge amb totes.',
    replaced: (day, time) => `Canviada per: ${day}, ${time}`,
    replace: (day, time) => `Canvia per: ${day}, ${time}`,
  },
};
