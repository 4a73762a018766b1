export const es = {
  refusals: {
    two_accounts:
      'Las dos fichas tienen cuenta, y una cuenta no se puede unir a otra. La persona tiene que cerrar antes la que no use.',
    other_age: 'Las fechas de nacimiento no coinciden: no parecen la misma persona.',
    family: 'Una cuida de la otra: son dos personas.',
    contradicts:
      'Tienen citas a la misma hora, una cita juntas o una hija o un hijo nacidos el mismo día. Revísalo antes de unirlas.',
  },
  sameRecord: 'Es esta misma ficha: elige la otra.',
};
