import type { ReactNode } from 'react';

export const es = {
  documentTitle: (clinic: string) => `Leer y firmar · ${clinic}`,
  documentDescription: 'Lee con calma un documento de la clínica y fírmalo, sin iniciar sesión.',
  title: 'Leer y firmar',
  opening: 'Abriendo el documento…',
  incompleteLink: 'Abre el enlace tal como te llegó: aquí falta una parte.',
  invalidLink: 'Este enlace no abre ningún documento',
  weAreAt: (phone: ReactNode, hours: string) => (
    <>
      Estamos en el {phone} {hours}.
    </>
  ),
  notLoaded: 'No hemos podido abrir el documento',
  isKept: 'El enlace sigue sirviendo. Vuelve a intentarlo en un momento.',
  urgent: 'Si es urgente:',
  toSigner: (signer: string | null) =>
    signer === null ? 'Te pedimos que leas lo que sigue.' : `${signer}, te pedimos que leas lo que sigue.`,
  about: (name: ReactNode) => <>Es sobre {name}.</>,
  personInCare: 'la persona a tu cargo',
  advice: 'Léelo con calma. Marca solo aquello con lo que estés de acuerdo.',
  textOf: (kind: string, date: string) => `${kind} · texto del ${date}`,
  agree: 'Lo he leído y estoy de acuerdo',
  name: 'Tu nombre y apellidos',
  nameHint: 'Tu nombre, al pulsar «Firmar», es tu firma.',
  nameMissing: 'Escribe tu nombre y apellidos',
  tickedNone: 'Para poder firmar, marca arriba al menos un texto.',
  tickedAll: 'Firmas todo lo que hay en esta página.',
  tickedSome: (ticked: number, all: number) => `Firmas ${ticked} de ${all}. Lo demás queda sin firmar.`,
  sign: 'Firmar',
  signing: 'Firmando...',
  handBack: 'Devolver sin firmar',
  unsureAtDesk: 'Si hay algo que no ves claro, no firmes todavía: pregúntanos.',
  unsure: (phone: ReactNode, hours: string) => (
    <>
      Si hay algo que no ves claro, no firmes todavía: llámanos al {phone}, {hours}, y lo hablamos.
    </>
  ),
  perhapsSigned: {
    title: 'Puede que ya esté firmado',
    advice: 'El enlace ya no sirve: tu firma de antes pudo llegar. Pregúntanos y te lo decimos.',
  },
  notSigned: {
    title: 'No se ha firmado',
    advice: 'Lo que has escrito está aquí: prueba otra vez, no se firma dos veces.',
  },
  signed: {
    title: 'Gracias, ya está firmado',
    stored: 'Queda guardado con el texto que has leído',
    mayWithdraw: (clinic: string) =>
      `Puedes retirarlo cuando quieras: dínoslo, o hazlo en tu perfil de ${clinic} si tienes cuenta.`,
    atDesk: 'Ya puedes devolver el dispositivo. Para lo demás hay que desbloquearlo.',
    handBack: 'Devolver a la clínica',
    close: 'No tienes que hacer nada más. Puedes cerrar esta página.',
  },
};
