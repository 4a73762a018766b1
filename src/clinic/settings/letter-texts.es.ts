export const es = {
  subject: (clinic: string) => `Prueba de correo de ${clinic}`,
  why: 'Este correo lo ha pedido dirección para comprobar que los de la clínica salen y llegan.',
  inbox:
    'Si lo lees en la bandeja de entrada, todo va bien. Si estaba en el correo no deseado, falta revisar los registros SPF, DKIM y DMARC del dominio.',
};
