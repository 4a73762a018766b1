export const es = {
  address: {
    hasUser: 'Quita el usuario y la contraseña de la dirección',
    hasFragment: 'Quita lo que va detrás de #',
    notHttps: 'Tiene que empezar por https://',
    isPrivate: 'Esa dirección es de una red privada',
  },
  urlTooLong: 'Escríbela más corta',
  chooseOne: 'Elige al menos una cosa',
  tooManyEndpoints: (most: number) => `Ya avisamos a ${most} direcciones. Retira alguna que no se use.`,
  urlMissing: 'Escribe una dirección que empiece por https://',
};
