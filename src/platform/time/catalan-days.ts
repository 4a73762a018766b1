// Catalan contracts the article before a day of the month that starts with a vowel sound: 1 (u) and 11 (onze).

const startsWithVowel = (day: string): boolean => /^1?1(?!\d)/.test(day);

/** 'el 3 de maig', 'l’1 d’abril'. @param day as `formatDay` or `formatDate` writes it */
export const theDay = (day: string): string => (startsWithVowel(day) ? `l’${day}` : `el ${day}`);

/** 'al 3 de maig', 'a l’1 d’abril', as in 'fins al …'. */
export const toDay = (day: string): string => (startsWithVowel(day) ? `a l’${day}` : `al ${day}`);

/** 'del 3 de maig', 'de l’1 d’abril'. */
export const ofDay = (day: string): string => (startsWithVowel(day) ? `de l’${day}` : `del ${day}`);
