export const es = {
  hours: (numbers: string, isOne: boolean) => `${numbers} ${isOne ? 'hora' : 'horas'}`,
  byEmail: (hours: string) => `por correo, ${hours} antes`,
  bySms: (hours: string) => `por SMS, ${hours} antes si verificas tu móvil`,
  inProfile: 'tus citas están siempre en tu perfil',
};
