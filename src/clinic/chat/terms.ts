/** Characters per message. Enough for a long text, not for a pasted file. */
export const longestMessage = 4_000;
export const messagesPerPage = 50;
