export const es = {
  refusals: {
    account_contact:
      'Es una cuenta del equipo: su correo, su teléfono y su dirección los cambia esa persona en su perfil.',
    same_child: 'La familia ya tiene una ficha con esa fecha de nacimiento.',
  },
};
