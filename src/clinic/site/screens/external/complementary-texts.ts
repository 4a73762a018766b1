import { clinic } from '#config';

export type ServiceName = keyof typeof clinic.complementaryServices;

export type ComplementaryText = {
  title: string;
  lead: string;
  uses: readonly string[];
  isNot: readonly string[];
};

const [emergency, helpline] = clinic.emergencyContacts;

/** The clinic's description of external sites; names and URLs are in clinic.config.ts. */
export const complementaryTexts: Record<ServiceName, ComplementaryText> = {
  platform: {
    title: 'Apoyo entre una sesión y la siguiente',
    lead: 'Una plataforma de apoyo emocional que se usa a tu ritmo, desde el móvil o el ordenador.',
    uses: [
      'Para tener algo a mano los días en que no hay sesión.',
      'Para practicar con calma lo que se habla en consulta.',
      'Para empezar a cuidarte mientras decides si quieres pedir cita.',
    ],
    isNot: [
      'No es una consulta: nadie de la clínica te atiende allí.',
      'No da diagnósticos ni cambia tu tratamiento.',
      `No atiende urgencias. Si no puede esperar, llama al ${emergency.phone} o al ${helpline.phone}.`,
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
    isNot: [
      'No habla de ti: son textos para todo el mundo.',
      'No sirve para ponerse un diagnóstico. Reconocerse en un artículo no basta.',
      'No sustituye a una sesión ni a lo que te ha dicho tu médico.',
    ],
  },
};

export const leavingNotes: readonly string[] = [
  'Es otra web, con sus propias normas y su propia política de privacidad. Léelas antes de dar tus datos.',
  'El botón no le envía nada tuyo: ni tu nombre, ni tus citas.',
  'Si te pide una cuenta o un pago, es con esa web, no con la clínica.',
  'Se abre en otra pestaña. Esta se queda aquí, por si quieres volver.',
];
