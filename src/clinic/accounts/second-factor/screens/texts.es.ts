export const es = {
  lock: {
    refused: 'La pantalla no se ha bloqueado',
    lost: 'No sabemos si la pantalla se ha bloqueado',
    advice: 'Inténtalo de nuevo o cierra la sesión.',
    label: 'Bloquear la pantalla',
    hint: 'Bloquear la pantalla o cambiar de persona',
  },
  signOut: {
    unclear: 'No sabemos si la sesión se ha cerrado',
    advice: 'Inténtalo de nuevo.',
  },
};
