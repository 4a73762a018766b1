/** What an accent is once it stands apart from its letter, and the dot of 'Gal·la'. */
const marks = /[\u0300-\u036f\u00b7]/g;

/**
 * A text as it is compared: small letters without their marks, so that 'Núria' and 'NURIA' are the same. The database does so
 * to the names that it holds (`searchable`).
 */
export const fold = (text: string): string => text.normalize('NFD').replace(marks, '').toLowerCase();
