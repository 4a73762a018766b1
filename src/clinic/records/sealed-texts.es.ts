export const es = {
  unreadable: 'No se puede leer ahora',
  unreadableRequest:
    'Ahora no podemos leer esta solicitud, y sin leerla no la cambiamos. Vuelve a probar más tarde o avisa a dirección.',
};
