import type { ReactNode } from 'react';

export const es = {
  title: 'Aviso legal',
  description: (clinic: string) =>
    `Quién está detrás de ${clinic}, precios e IVA, cancelaciones, menores, datos y accesibilidad, en palabras claras.`,
  lead: 'Quiénes somos y qué puedes esperar de nosotros, sin letra pequeña.',
  lastRevision: (date: string) => `Última revisión: ${date}`,
  onThisPage: 'En esta página',
  holder: {
    title: 'Quién está detrás',
    invented:
      'Esta clínica es una demostración: sus datos (nombres, teléfono, direcciones) son inventados. Los teléfonos de emergencia son reales.',
    name: 'Titular',
    taxId: 'NIF',
    address: 'Domicilio',
    mailAndPhone: 'Correo y teléfono',
    register: 'Inscripción',
    authorisation: 'Autorización de centro sanitario',
    college: 'Colegio profesional y número',
    degree: 'Título y normas de la profesión',
  },
  cancellation: {
    fullRefund: 'Cancelas y te devolvemos todo. O cambias el día y la hora, sin coste.',
    noRefund: 'Puedes cancelar, pero no hay devolución. La pantalla te lo dice antes de confirmar.',
    byClinic: 'Si cancelamos nosotros',
    alwaysRefunded: 'Te lo devolvemos todo, siempre.',
    howTo: (profile: (text: string) => ReactNode) => (
      <>
        Se hace desde {profile('tu perfil')}. El dinero vuelve por el mismo camino por el que llegó; si usaste
        una sesión de tu plan, la recuperas.
      </>
    ),
  },
};
