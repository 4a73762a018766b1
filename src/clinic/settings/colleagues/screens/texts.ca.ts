import type { es } from './texts.es.ts';

export const ca: typeof es = {
  title: 'Comptes de l’equip',
  account: (role, username) => `${role} · compte «${username}»`,
  withSecondFactor: ' · amb segon pas',
  withoutSecondFactor: ' · encara sense segon pas',
  changeEmail: 'Canvia el correu',
  ofName: (name) => `de ${name}`,
  resetAccess: 'Restableix l’accés',
  noEmail: 'Sense correu',
  noDate: 'sense data d’alta',
  since: (day) => `des del ${day}`,
  setBy: (name) => `el va posar ${name}`,
  password: 'La teva contrasenya',
  code: 'El teu codi d’accés',
  reset: {
    done: 'Accés restablert',
    linkSent: (email) => `L’enllaç va cap a ${email}.`,
    before: (name) =>
      `${name} surt ara mateix de tots els seus dispositius. La seva contrasenya, el seu segon pas i els seus codis deixen de valer. L’enllaç per triar una altra contrasenya va a`,
    after: (days, name) =>
      `: val ${days} dies i una sola vegada. Comprova amb ${name} que aquest correu és seu.`,
    busy: 'Restablint...',
  },
  email: {
    done: 'Correu canviat',
    isNow: (name, email) => `El correu de ${name} és ${email}.`,
    lead: 'Els avisos i l’enllaç per a una contrasenya nova aniran a aquest correu. Al d’abans li arriba un avís.',
    label: 'Correu nou',
    saving: 'Desant...',
    save: 'Desa el correu',
  },
};
