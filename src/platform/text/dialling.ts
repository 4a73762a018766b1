/** What a telephone is given to dial: the number without the spaces that people read it with. */
export const dial = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
