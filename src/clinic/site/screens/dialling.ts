/** The address that dials a number: a telephone wants no spaces. */
export const dialling = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
