import { toDay } from '#platform/time/catalan-days.ts';
import { maxColumns, undoDays } from './terms.ts';
import type { es } from './texts.es.ts';

export const ca: typeof es = {
  reason: 'motiu',
  refusals: {
    too_many_columns: `El fitxer té més de ${maxColumns} columnes. Treu les que no calguin i torna’l a triar.`,
    too_late: `Només es pot desfer durant els ${undoDays} dies següents.`,
    unreadable: 'No podem llegir aquest fitxer. Desa’l com a CSV o .xlsx i torna’l a triar.',
    too_many_rows: 'El fitxer té massa línies. Parteix-lo en uns quants i importa’ls l’un darrere l’altre.',
    nothing_to_bring: 'En aquest fitxer no hi ha res per importar.',
  },
  unreadableFile: 'No podem llegir aquest fitxer.',
  emptyFile: 'El fitxer és buit.',
  tooLarge: 'El fitxer és massa gran: com a màxim, 1 MB.',
  oldExcel: 'Aquest format d’Excel és antic. Desa’l com a .xlsx o com a CSV i torna’l a triar.',
  tooManyLines: (most) =>
    `El fitxer té més de ${most} línies. Parteix-lo en uns quants i importa’ls l’un darrere l’altre.`,
  brokenWorkbook: 'No podem llegir aquest llibre d’Excel: està malmès o és massa gran. Desa’l com a CSV.',
  unreadableFrom: (line) =>
    `No podem llegir el fitxer des de la línia ${line}: mira si falta o sobra alguna cometa.`,
  line: {
    valueNotKept: (value, reason = 'no serveix') => `No es desa «${value}»: ${reason}`,
    sayNameOrder: 'Digues a dalt si els cognoms van davant del nom.',
    noBirthDate: (text) => `«${text}» no és un dia. Escriu-lo així: 31/12/1990.`,
    notKept: (values) => `No es desa: ${values}.`,
    digitsMissing: (phone) => `A «${phone}» li falten xifres.`,
  },
  row: {
    unverifiedAccount:
      'Hi ha un compte amb aquest nom que no ha comprovat el telèfon ni el correu, i podria ser d’una altra persona. Si és la mateixa, escriu la seva data de naixement a la fitxa i al fitxer.',
    birthInFuture: 'Aquest dia encara no ha arribat.',
    birthTooLongAgo: 'És de fa més d’un segle: revisa l’any.',
    unclearRecord:
      'Ja hi ha una fitxa amb aquest nom, i falten dades per saber si és la mateixa persona. Afegeix-hi el telèfon o el correu, aquí i a la fitxa.',
    unreachable: 'Sense telèfon ni correu: no hi haurà manera d’avisar aquesta persona.',
    oneSession: '1 sessió',
    sessions: (count) => `${count} sessions`,
    package: (person, sessions, lastDay, name) => `${person} · ${sessions} fins ${toDay(lastDay)} · ${name}`,
    noRecord:
      'No hi ha cap fitxa d’aquesta persona amb aquest nom i aquest telèfon o correu. Importa-la abans.',
    severalRecords:
      'Hi ha diverses fitxes amb aquest nom. Afegeix-hi el telèfon, el correu o la data de naixement.',
    cancelled: 'Està cancel·lada o anul·lada.',
    missed: 'Està apuntat que no va venir.',
    stateSkipped: 'Has dit que aquest estat no s’importa.',
    unknownState: (state) => `No sabem si «${state}» s’importa. Digues-ho a dalt.`,
    dayMissing: 'Falta el dia.',
    notADay: (text) => `«${text}» no és un dia. Escriu-lo així: 31/12/2026.`,
    timeMissing: 'Falta l’hora, escrita així: 17:30.',
    skippedTime: (time) =>
      `Les ${time} no existeixen aquell dia: el rellotge passa de les 02:00 a les 03:00.`,
    repeatedTime: (time) =>
      `Les ${time} es donen dues vegades aquell dia: el rellotge torna de les 03:00 a les 02:00.`,
    lengthsDiffer: (minutes, untilEnd) => `La durada diu ${minutes} minuts i l’hora de fi ${untilEnd}.`,
    lengthRange: (shortest, longest, step) =>
      `Ha de durar entre ${shortest} i ${longest} minuts, de ${step} en ${step}.`,
    notATime: (text) => `«${text}» no és una hora. Escriu-la així: 17:30.`,
    endsOtherDay: 'S’acaba un altre dia.',
    endsBeforeStart: 'S’acaba abans de començar.',
    professionalMissing: 'Falta qui atén.',
    unknownProfessional: (name) => `Ningú de l’equip no és «${name}», o ho és més d’una persona.`,
    unknownKind: (text) =>
      `No sabem quina consulta és «${text}». Escriu despatx, domicili, vídeo o infantil.`,
    addressMissing: 'Una visita a domicili necessita una adreça.',
    addressTooLong: 'L’adreça és massa llarga.',
    sessionsMissing: (most) => `Escriu quantes sessions queden: un nombre de l’1 al ${most}.`,
    wrongSum: (total, used, sessions) => `No quadra: ${total} menys ${used} no són ${sessions}.`,
    isOver: 'Aquest dia ja ha passat.',
    tooFarAhead: 'És d’aquí a més de deu anys: revisa l’any.',
    audienceMissing: 'Escriu si és d’adults o infantil.',
    earlierSessions: 'Sessions d’abans',
  },
  nameless: 'Sense nom',
  column: (number) => `Columna ${number}`,
};
