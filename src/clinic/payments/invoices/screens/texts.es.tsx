import type { ReactNode } from 'react';

export const es = {
  title: 'Datos para la factura',
  isCompany: 'Soy una empresa',
  saved: 'Guardados: irán en la factura.',
  change: 'Cambiarlos',
  ofNamed: (limit: string, phone: ReactNode) => (
    <>
      Como pasa de {limit}, la factura lleva tu nombre, tu NIF y tu dirección. Guárdalos antes de pagar. Si no
      tienes NIF ni NIE, paga igualmente y llámanos al {phone}.
    </>
  ),
  ofCompany: 'La factura llevará los datos de la empresa. Guárdalos antes de pagar.',
  notSaved: 'No se han guardado',
  saving: 'Guardando...',
  save: 'Guardar los datos',
  name: 'Nombre o razón social',
  taxId: 'NIF o NIE',
  address: 'Dirección completa',
  missing: {
    name: 'Escribe el nombre o la razón social.',
    taxId: 'Escribe el NIF o el NIE.',
    address: 'Escribe la dirección completa: calle, número, código postal y población.',
  },
  wrongTaxId: 'Revisa el NIF: la letra o el último número no cuadra.',
};
