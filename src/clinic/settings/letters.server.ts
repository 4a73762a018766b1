import { letter } from '#clinic/notifications/service.server.ts';
import { clinicContact } from '#platform/clinic-contact.ts';

export const testLetter = () =>
  letter(`Prueba de correo de ${clinicContact().name}`, [
    'Este correo lo ha pedido dirección para comprobar que los de la clínica salen y llegan.',
    'Si lo lees en la bandeja de entrada, todo va bien. Si estaba en el correo no deseado, falta revisar los registros SPF, DKIM y DMARC del dominio.',
  ]);
