export const es = {
  title: 'Demostración',
  lead: 'Mira la clínica como la ve cada persona: todas son inventadas.',
  enterAs: (person: string) => `Entrar como ${person}`,
  entering: 'Abriendo…',
  failed: 'No hemos podido entrar',
  retry: 'Inténtalo de nuevo.',
  roles: { admin: 'dirección', reception: 'recepción', client: 'paciente' },
};
