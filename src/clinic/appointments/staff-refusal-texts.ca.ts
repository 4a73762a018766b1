import type { es } from './staff-refusal-texts.es.ts';

export const ca: typeof es = {
  desk: {
    length: (shortest, longest) => `Tria entre ${shortest} i ${longest} minuts`,
    companionMissing: 'Tria la segona persona o dona-la d’alta.',
    patientMissing: 'Tria una persona o dona’n d’alta una de nova.',
    sameCompanion: 'La segona persona ha de ser una altra.',
    addressMissing: 'Una visita a domicili necessita una adreça.',
    waiverMissing: 'Digues per què',
    noticeOnlyByPerson: 'L’hora de l’avís només val si anul·la la persona.',
    noticeInFuture: 'L’avís no pot ser posterior a ara.',
    serviceWithdrawn: 'La clínica ja no ofereix aquesta consulta.',
    serviceNotTheirs: 'Aquesta persona no atén aquesta consulta.',
    professionalMissing: 'Tria qui atén.',
    dayIsPast: 'Aquell dia ja ha passat.',
    refusals: {
      slot_taken: 'A aquesta hora ja hi ha una altra cita. Tria una altra hora.',
      already_booked: 'Aquesta persona ja té una altra cita a aquesta hora.',
      outside_hours: 'A aquesta hora no atén. La pots programar igualment, si és el que vols.',
      not_allowed: 'Això només ho pot fer direcció.',
    },
  },
  hours: {
    bookAnyway: 'La pots programar igualment, si és el que vols.',
    clinicClosed: 'Aquell dia la clínica està tancada.',
    kinds: {
      office: 'consulta al despatx',
      home: 'visita a domicili',
      video: 'videoconsulta',
      child: 'consulta infantil',
    },
    kindNotOffered: (professional, kind) => `${professional} no ofereix ${kind} a aquesta hora.`,
    notWorking: (professional) => `${professional} no atén a aquesta hora.`,
  },
  imported: {
    isPast: 'Aquesta hora ja ha passat.',
    kindNotOffered: 'La clínica no ofereix aquest tipus de consulta.',
    slotTaken: 'A aquesta hora ja hi ha una altra cita amb qui atén.',
  },
  series: {
    count: (most) => `Tria entre 2 i ${most} cites`,
    weeks: (most) => `Tria entre 1 i ${most} setmanes`,
    months: (most) => `Tria entre 1 i ${most} mesos`,
    intervalMissing: 'Tria cada quant es repeteix.',
    timeMissing: 'Escriu l’hora',
    refusals: {
      nothing_free: 'Cap d’aquestes dates no es pot programar. No s’ha desat res.',
      nothing_moved: 'Cap d’aquestes cites no es pot canviar. Totes continuen com estaven.',
    },
  },
  attendance: {
    not_confirmed: 'Aquesta cita no està confirmada: no hi ha res per anotar.',
    too_early: 'Encara és aviat per anotar-ho.',
    not_video: 'Només una videotrucada es pot anotar com a feta per telèfon.',
    already_noted: 'Ja està anotat com va acabar aquesta cita. Desfés-ho abans d’anotar una altra cosa.',
    already_undone: 'Això ja estava desfet, o s’ha anotat alguna cosa després.',
    has_begun: 'Ja ha començat: anota si ha vingut.',
  },
  certificates: {
    nameMissing: 'Escriu el nom i els cognoms.',
    nameTooLong: 'És massa llarg.',
    refusals: {
      not_attended: 'Anota primer que ha vingut: el justificant d’assistència diu que hi va assistir.',
      not_ended:
        'La sessió encara no s’ha acabat. El justificant d’assistència diu a quina hora va acabar: fes-lo quan acabi.',
      no_name: 'La fitxa no té nom. Completa-la abans de fer el justificant d’assistència.',
      no_address: 'No hi ha cap correu on enviar-lo. Descarrega’l i lliura’l.',
    },
  },
  room: {
    over: 'Aquesta cita ja ha passat.',
    no_room: 'Aquesta cita no és una videotrucada confirmada amb enllaç.',
    no_address: 'No hi ha correu ni mòbil on enviar-lo. Digues-li-ho per telèfon.',
  },
  sessions: {
    noneChosen: 'Tria quines cites es paguen.',
    tooMany: 'Com a màxim 20 cites alhora.',
    chosenTwice: 'Una cita hi és dues vegades.',
    refusals: {
      already_paid: 'Ja està pagada: no cal gastar una sessió.',
      under_review: 'Hi ha un pagament per internet en revisió. Espera que s’acabi.',
    },
    several: {
      cancelled: 'Alguna d’aquestes cites està anul·lada. No s’ha gastat cap sessió.',
      already_paid: 'Alguna d’aquestes cites ja està pagada. No s’ha gastat cap sessió.',
      under_review:
        'Hi ha un pagament per internet en revisió d’alguna d’aquestes cites. No s’ha gastat cap sessió.',
      no_credit:
        'Les sessions del seu pla no arriben per a totes aquestes cites, o alguna no es paga amb un pla. No s’ha gastat cap sessió.',
    },
  },
  person: {
    reason_required: 'Digues per què ho necessites obrir: queda registrat, i la persona ho pot veure.',
  },
  balance: {
    reasonMissing: 'Digues per què.',
    not_owed: 'D’aquesta cita no es deu res: no hi ha res per perdonar.',
    discounts: {
      already_paid: 'Ja està pagada: el descompte arriba tard. Se’n pot tornar una part.',
      not_due: 'D’aquesta cita no hi ha res per cobrar: no cal cap descompte.',
      held: 'Està reservada per internet i encara s’hi pot pagar. El descompte es fa amb la cita confirmada.',
      exceeds: 'El descompte no pot ser més gran que el preu.',
    },
  },
  absences: {
    dayMissing: 'Tria el dia.',
    reasonMissing: 'Digues el motiu.',
    reasonTooLong: 'És massa llarg.',
    notAgreed: 'Pregunta-ho abans a la persona.',
    childByVideo: 'Una consulta infantil no es fa per vídeo.',
    kindNotOffered: 'Aquesta persona no ofereix aquest tipus de consulta.',
  },
  delays: {
    chooseMinutes: (choices) => `Tria ${choices} minuts`,
  },
};
