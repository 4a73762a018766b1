export const es = {
  refusals: {
    link_over: 'Este enlace ya no sirve: se ha usado o ha caducado. Pide otro a la clínica.',
    contradicts: 'Tu cuenta y la ficha de la clínica no coinciden. Llámanos y lo miramos contigo.',
  },
};
