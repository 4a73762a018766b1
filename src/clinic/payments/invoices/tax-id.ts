const letters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Normalized form, capitals and digits only: '12.345.678-z' → '12345678Z'. */
export const normalizeTaxId = (typed: string): string => typed.toUpperCase().replaceAll(/[\s.\-·/]/gu, '');

/**
 * Validates the check character of a Spanish tax id: of a person (DNI, NIE, and K, L, M: Real Decreto 1065/2007, art.
 * 19 and 20) or a company (art. 22 and Orden EHA/451/2008).
 * @param taxId normalized by `normalizeTaxId`
 */
export const isTaxId = (taxId: string): boolean => isPersonTaxId(taxId) || isCompanyTaxId(taxId);

function isPersonTaxId(taxId: string): boolean {
  const [, first = '', digits = '', letter] = /^([XYZKLM]?)(\d{7,8})([A-Z])$/.exec(taxId) ?? [];
  // A DNI has eight digits; the others replace the first with a letter.
  if (digits.length !== (first === '' ? 8 : 7)) return false;
  const place = 'XYZ'.indexOf(first);
  return letter === letters[Number(first !== '' && place > 0 ? `${place}${digits}` : digits) % 23];
}

/** Company types whose check character is always a letter, or always a digit; the others accept both. */
const letterControlled = /^[NPQRSW]/;
const digitControlled = /^[ABEH]/;

function isCompanyTaxId(taxId: string): boolean {
  const [, digits = '', control = ''] = /^[ABCDEFGHJNPQRSUVW](\d{7})([\dA-J])$/.exec(taxId) ?? [];
  if (digits === '') return false;
  const sum = [...digits].reduce((all, sign, index) => {
    const digit = Number(sign) * (index % 2 === 0 ? 2 : 1);
    return all + Math.floor(digit / 10) + (digit % 10);
  }, 0);
  const right = (10 - (sum % 10)) % 10;
  const isLetter = control === 'JABCDEFGHI'[right] && !digitControlled.test(taxId);
  return isLetter || (control === String(right) && !letterControlled.test(taxId));
}
