/** Legal data and contact details as a clinic enters them: none is an example. */
export const realDetails = {
  name: 'Clínica del Pont',
  address: 'Carrer del Pont, 3, 08001 Barcelona',
  phone: '+34 930 123 456',
  email: 'hola@clinica-del-pont.cat',
  mapUrl: 'https://www.openstreetmap.org/?mlat=41.38&mlon=2.17',
  holder: 'Ona Vilar Psicologia, S. L. P.',
  taxId: 'B66123456',
  register: 'Registro Mercantil de Barcelona, tomo 45123, folio 17, hoja B 481516',
  centreAuthorisation: 'E08012345, Departament de Salut, Generalitat de Catalunya',
};
