export const es = {
  yours: 'Tus llaves de acceso',
  passkeys: 'Llaves de acceso',
};
