/** Username of the patient that visitors of the demonstration can enter as; the invented year contains the account. */
export const guestUsername = 'clara.demo';
