export const es = {
  requestKinds: { copy: 'Copia de la historia', erasure: 'Supresión', rectification: 'Rectificación' },
  identity: {
    document: 'DNI, NIE o pasaporte, a la vista',
    account: 'Con su cuenta, en la clínica',
    certificate: 'Firma electrónica',
  },
  delivery: {
    in_person: 'En mano',
    registered_mail: 'Por correo certificado',
    encrypted_file: 'Archivo cifrado',
  },
  outcomes: {
    delivered: 'Entregada',
    erased: 'Suprimido',
    corrected: 'Corregido',
    refused: 'Denegada',
    withdrawn: 'Retirada',
  },
  markReasons: { third_party: 'Datos de otra persona', subjective: 'Anotación subjetiva' },
  blockedReasons: {
    court: 'Lo pide un juzgado o tribunal',
    prosecutor: 'Lo pide el Ministerio Fiscal',
    authority: 'Lo pide una administración competente',
    claim: 'Una reclamación por responsabilidad, presentada o anunciada',
  },
};
