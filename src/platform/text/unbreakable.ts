const noBreak = '\u00a0';

const abbreviation = /\b(Dra?|Sra?)\. (?=\p{Lu})/gu;
/** A day and its month: '1 de mayo', '24 de septiembre', '3 d’abril'. */
const dayOfMonth = /\b(\d{1,2}) (de |d’)(\p{Ll}{4,10})\b/gu;
const hour = /\b(la|las|les) (?=\d{1,2}:\d\d\b)/g;
const unit = /(\d) (?=(?:€|%|h|min|minutos)(?![\p{L}\d]))/gu;
/** '972 000 112', '+34 972 00 01 12': groups of two or three digits. */
const phone = /\+?\b\d{2,3}(?: \d{2,3}){2,4}\b/g;

/** Puts no-break spaces after abbreviations, before units, and inside days, hours and telephone numbers. */
export const keepTogether = (text: string): string =>
  text
    .replace(abbreviation, `$1.${noBreak}`)
    .replace(dayOfMonth, (_, day, of, month) => `${day}${noBreak}${of.replace(' ', noBreak)}${month}`)
    .replace(hour, `$1${noBreak}`)
    .replace(unit, `$1${noBreak}`)
    .replace(phone, (number) => number.replaceAll(' ', noBreak));
