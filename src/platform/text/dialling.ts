/** What a telephone is given to dial: the number without the spaces that people read it with. */
export const dial = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;

/** Somebody to call, with what the telephone dials. */
export const withDialling = <Contact extends { phone: string }>(contact: Contact) => ({
  ...contact,
  href: dial(contact.phone),
});
