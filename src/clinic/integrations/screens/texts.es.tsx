import type { ReactNode } from 'react';

export const es = {
  newKey: 'Nueva clave de acceso',
  saveKeyNow: 'Guarda la clave ahora',
  theKey: 'la clave',
  keyCopied: 'Clave copiada',
  keySaved: 'Ya la he guardado',
  keyShownOnce: 'Solo se muestra ahora. Quien la tenga puede entrar: no la envíes por correo.',
  purpose: 'Para qué es',
  purposeHint: 'Por ejemplo: «Centralita» o «Contabilidad».',
  access: 'A qué da acceso',
  notDone: 'No se ha hecho',
  lost: 'No sabemos si se ha hecho',
  lostAdvice: 'Mira la lista: si está, retírala y crea otra, porque ya no se puede mostrar.',
  creating: 'Creando la clave...',
  create: 'Crear la clave',
  title: 'Claves de acceso',
  notLoaded: 'No hemos podido ver las claves',
  stillValid: 'Siguen valiendo. Vuelve a intentarlo en un momento.',
  opening: 'Abriendo las claves…',
  none: 'No hay ninguna clave.',
  createOne: 'Crear una clave',
  removed: 'Clave retirada',
  accessEnded: (name: string) => `${name} ya no tiene acceso.`,
  notRemoved: 'No se ha retirado',
  removalLost: 'No sabemos si se ha retirado',
  neverUsed: 'todavía no se ha usado',
  lastUsed: (day: string) => `se usó por última vez el ${day}`,
  removing: 'Retirando...',
  confirmRemoval: 'Sí, retirarla',
  removeKeyOf: (name: string) => `Retirar la clave de ${name}`,
  remove: 'Retirar',
  pasteIt: 'Pégalo en el otro programa.',
  notCopied: 'No se ha copiado',
  copyByHand: 'Selecciónalo y cópialo a mano.',
  copy: (what: string) => `Copiar ${what}`,
  help: (link: (page: string) => ReactNode) => (
    <>
      Con una clave, otro programa (centralita, calendario, contabilidad) puede leer o escribir en este. Cada
      clave da acceso solo a lo que elijas. Quien la instala encuentra las instrucciones en{' '}
      {link('la página de la API')}.
    </>
  ),
  createdBy: (name: string, day: string) => `Creada por ${name} el ${day}`,
};
