/** Characters of one message. A long letter fits; a file pasted as text does not. */
export const longestMessage = 4_000;
/** So many messages are shown at a time; older ones are asked for. */
export const messagesPerPage = 50;
