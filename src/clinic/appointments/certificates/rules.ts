import { wallTimeOf } from '#platform/time/calendar-days.ts';

/** Series of a certificate: its year of issue in Madrid. */
export const certificateSeries = (issuedAt: Date): string => `A-${wallTimeOf(issuedAt).day.slice(0, 4)}`;

/** 'A-2026/000123' */
export const formatCertificateNumber = ({ series, number }: { series: string; number: number }): string =>
  `${series}/${String(number).padStart(6, '0')}`;

/** 'O. P. S.' for 'Ona Puig Serra'. */
export const certificateInitials = (name: string): string =>
  name
    .normalize('NFC')
    .split(/\s+/)
    .flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? [])
    .map((letter) => `${letter.toUpperCase()}.`)
    .join(' ');

/** Crockford's base 32, without letters that are easily confused when read from paper. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const codeLength = 16;

/** A verification code of 80 bits. @param bytes random, `codeLength` of them */
export const codeFrom = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('');

/** 'K7QF-9M2X-P4TR-W8ZC', as printed. */
export const formatCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** The stored form of a typed code: without hyphens, in capitals, with the confusable letters replaced. */
export const parseCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
