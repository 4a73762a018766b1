export const es = {
  title: 'Enfoque multidisciplinar',
  description:
    'Trabajamos con medicina de familia, psiquiatría y neurología, y con terapias como la estimulación magnética, el neurofeedback y la terapia asistida.',
  lead: 'A veces hace falta más de un profesional. Entonces nos coordinamos con los demás, y no tienes que contarlo todo otra vez.',
  referrals: {
    title: 'Derivaciones',
    lead: 'Con tu permiso enviamos un informe breve a quien te vaya a atender. Si no lo das, no compartimos nada.',
    request: 'Solicitar derivación',
    familyDoctor: 'Medicina de familia',
    aboutFamilyDoctor:
      'Para descartar que el cansancio, el insomnio o los nervios tengan una causa física, y para las bajas o los informes médicos.',
    psychiatry: 'Psiquiatría',
    aboutPsychiatry:
      'Cuando conviene valorar una medicación. La terapia sigue, y los dos profesionales van en la misma dirección.',
    neurology: 'Neurología',
    aboutNeurology:
      'Ante dudas sobre la memoria, la atención, las migrañas o lo que queda después de un golpe o un ictus.',
  },
  therapies: {
    title: 'Terapias innovadoras',
    lead: 'Acompañan a la psicoterapia cuando tiene sentido; no la sustituyen. Lo valoramos contigo en la consulta.',
    magnetic: 'Estimulación magnética',
    aboutMagnetic:
      'Pulsos magnéticos breves sobre una zona precisa de la cabeza, sin cirugía ni anestesia. La indica siempre un especialista.',
    neurofeedback: 'Neurofeedback',
    aboutNeurofeedback:
      'Una pantalla te muestra la actividad de tu cerebro, y con ella practicas la atención y la calma. Hoy, en otros centros; en el nuestro, próximamente.',
    assisted: 'Terapia asistida',
    aboutAssisted:
      'Con un perro preparado para ello y su guía. Hay personas a quienes así les cuesta menos empezar a hablar.',
  },
  book: 'Reservar cita',
  firstStep: 'El primer paso es una consulta: en ella vemos qué te conviene.',
};
