export const es = {
  title: 'Servicios complementarios',
  description:
    'Una plataforma de bienestar y una revista digital que pueden acompañarte fuera de la consulta: para qué sirven, qué no son y qué normas rigen allí.',
  lead: 'Dos webs que no son de la clínica y no sustituyen a la consulta.',
  open: (service: string) => `Abrir ${service}`,
  showPlans: 'Ver planes',
  inSomePlans: 'Algunos planes incluyen el acceso. Míralo antes de pagarlo por separado.',
  uses: 'Para qué sirve',
  isNot: 'Lo que no es',
  beforeLeaving: 'Antes de entrar',
  leavingNotes: [
    'Es otra web, con sus propias normas y su propia política de privacidad. Léelas antes de dar tus datos.',
    'El botón no le envía nada tuyo: ni tu nombre, ni tus citas.',
    'Si te pide una cuenta o un pago, es con esa web, no con la clínica.',
    'Se abre en otra pestaña. Esta se queda aquí, por si quieres volver.',
  ],
  services: {
    platform: {
      title: 'Apoyo entre una sesión y la siguiente',
      lead: 'Una plataforma de apoyo emocional que se usa a tu ritmo, desde el móvil o el ordenador.',
      uses: [
        'Para tener algo a mano los días en que no hay sesión.',
        'Para practicar con calma lo que se habla en consulta.',
        'Para empezar a cuidarte mientras decides si quieres pedir cita.',
      ],
      isNot: (emergency: string, helpline: string) => [
        'No es una consulta: nadie de la clínica te atiende allí.',
        'No da diagnósticos ni cambia tu tratamiento.',
        `No atiende urgencias. Si no puede esperar, llama al ${emergency} o al ${helpline}.`,
      ],
    },
    magazine: {
      title: 'Lecturas para entenderse mejor',
      lead: 'Una revista digital sobre la mente y las emociones, para leer a ratos y sin prisa.',
      uses: [
        'Para poner palabras a lo que cuesta explicar.',
        'Para pasarle un artículo a alguien con quien no sabes cómo empezar a hablar.',
        'Para traer a la sesión una idea o una duda.',
      ],
      isNot: () => [
        'No habla de ti: son textos para todo el mundo.',
        'No sirve para ponerse un diagnóstico. Reconocerse en un artículo no basta.',
        'No sustituye a una sesión ni a lo que te ha dicho tu médico.',
      ],
    },
  },
};
