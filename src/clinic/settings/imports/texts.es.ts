import { maxColumns, undoDays } from './terms.ts';

export const es = {
  reason: 'motivo',
  refusals: {
    too_many_columns: `El archivo tiene más de ${maxColumns} columnas. Quita las que no hagan falta y vuelve a elegirlo.`,
    too_late: `Solo se puede deshacer durante los ${undoDays} días siguientes.`,
    unreadable: 'No podemos leer este archivo. Guárdalo como CSV o .xlsx y vuelve a elegirlo.',
    too_many_rows: 'El archivo tiene demasiadas líneas. Pártelo en varios e impórtalos uno detrás de otro.',
    nothing_to_bring: 'En este archivo no hay nada que importar.',
  },
  unreadableFile: 'No podemos leer este archivo.',
  emptyFile: 'El archivo está vacío.',
  tooLarge: 'El archivo es demasiado grande: como mucho, 1 MB.',
  oldExcel: 'Este formato de Excel es antiguo. Guárdalo como .xlsx o como CSV y vuelve a elegirlo.',
  tooManyLines: (most: number) =>
    `El archivo tiene más de ${most} líneas. Pártelo en varios e impórtalos uno detrás de otro.`,
  brokenWorkbook:
    'No podemos leer este libro de Excel: está dañado o es demasiado grande. Guárdalo como CSV.',
  unreadableFrom: (line: number) =>
    `No podemos leer el archivo desde la línea ${line}: mira si falta o sobra una comilla.`,
  line: {
    valueNotKept: (value: string, reason = 'no vale') => `No se guarda «${value}»: ${reason}`,
    sayNameOrder: 'Di arriba si los apellidos van delante del nombre.',
    noBirthDate: (text: string) => `«${text}» no es un día. Escríbelo así: 31/12/1990.`,
    notKept: (values: string) => `No se guarda: ${values}.`,
    digitsMissing: (phone: string) => `A «${phone}» le faltan cifras.`,
  },
  row: {
    unverifiedAccount:
      'Hay una cuenta con este nombre que no ha comprobado su teléfono ni su correo, y podría ser de otra persona. Si es la misma, escribe su fecha de nacimiento en la ficha y en el archivo.',
    birthInFuture: 'Ese día aún no ha llegado.',
    birthTooLongAgo: 'Es de hace más de un siglo: revisa el año.',
    unclearRecord:
      'Ya hay una ficha con este nombre, y faltan datos para saber si es la misma persona. Añade su teléfono o su correo, aquí y en la ficha.',
    unreachable: 'Sin teléfono ni correo: no habrá forma de avisar a esta persona.',
    oneSession: '1 sesión',
    sessions: (count: number) => `${count} sesiones`,
    package: (person: string, sessions: string, lastDay: string, name: string) =>
      `${person} · ${sessions} hasta el ${lastDay} · ${name}`,
    noRecord: 'No hay ninguna ficha de esta persona con ese nombre y ese teléfono o correo. Impórtala antes.',
    severalRecords:
      'Hay varias fichas con este nombre. Añade su teléfono, su correo o su fecha de nacimiento.',
    cancelled: 'Está cancelada o anulada.',
    missed: 'Está apuntado que no vino.',
    stateSkipped: 'Has dicho que este estado no se importa.',
    unknownState: (state: string | null) => `No sabemos si «${state}» se importa. Dilo arriba.`,
    dayMissing: 'Falta el día.',
    notADay: (text: string) => `«${text}» no es un día. Escríbelo así: 31/12/2026.`,
    timeMissing: 'Falta la hora, escrita así: 17:30.',
    skippedTime: (time: string) => `Las ${time} no existen ese día: el reloj pasa de las 02:00 a las 03:00.`,
    repeatedTime: (time: string) =>
      `Las ${time} se dan dos veces ese día: el reloj vuelve de las 03:00 a las 02:00.`,
    lengthsDiffer: (minutes: number, untilEnd: number) =>
      `La duración dice ${minutes} minutos y la hora de fin ${untilEnd}.`,
    lengthRange: (shortest: number, longest: number, step: number) =>
      `Tiene que durar entre ${shortest} y ${longest} minutos, de ${step} en ${step}.`,
    notATime: (text: string) => `«${text}» no es una hora. Escríbela así: 17:30.`,
    endsOtherDay: 'Acaba otro día.',
    endsBeforeStart: 'Acaba antes de empezar.',
    professionalMissing: 'Falta quién atiende.',
    unknownProfessional: (name: string) => `Nadie del equipo es «${name}», o más de una persona.`,
    unknownKind: (text: string) =>
      `No sabemos qué consulta es «${text}». Escribe despacho, domicilio, vídeo o infantil.`,
    addressMissing: 'Una visita a domicilio necesita una dirección.',
    addressTooLong: 'La dirección es demasiado larga.',
    sessionsMissing: (most: number) => `Escribe cuántas sesiones quedan: un número del 1 al ${most}.`,
    wrongSum: (total: number, used: number, sessions: number) =>
      `No cuadra: ${total} menos ${used} no son ${sessions}.`,
    isOver: 'Ese día ya ha pasado.',
    tooFarAhead: 'Es dentro de más de diez años: revisa el año.',
    audienceMissing: 'Escribe si es de adultos o infantil.',
    earlierSessions: 'Sesiones de antes',
  },
  nameless: 'Sin nombre',
  column: (number: number) => `Columna ${number}`,
};
