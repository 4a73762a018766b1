export const es = {
  erased: 'los mensajes que te hemos enviado',
};
