import type { es } from './contract-texts.es.ts';

export const ca: typeof es = {
  fields: {
    usernameTooShort: 'El nom d’usuari ha de tenir com a mínim 3 caràcters',
    usernameTooLong: 'El nom d’usuari és massa llarg',
    usernameCharacters: 'Fes servir lletres llatines, xifres i els signes . _ - + @ &',
    usernameNeedsLetter: 'El nom d’usuari necessita alguna lletra o xifra',
    passwordTooShort: 'La contrasenya ha de tenir com a mínim 6 caràcters',
    passwordTooLong: 'La contrasenya és massa llarga',
    phone: 'Introdueix un número de telèfon vàlid, si us plau',
    nameTooLong: 'El nom és massa llarg',
    nameNeedsLetter: 'Escriu el nom amb alguna lletra',
    email: 'Escriu un correu electrònic vàlid',
    emailTooLong: 'El correu electrònic és massa llarg',
    addressTooLong: 'L’adreça és massa llarga',
  },
  refusals: {
    username_taken: 'Aquest nom d’usuari ja està en ús. Prova’n un altre.',
    username_reserved: 'Aquest nom es podria confondre amb el de la clínica. Tria’n un altre.',
    weak_password: 'Aquesta contrasenya és massa fàcil d’endevinar. Tria’n una altra.',
  },
};
