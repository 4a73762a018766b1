/** Characters per message. Enough for a long text, not for a pasted file. */
export const maxMessageLength = 4_000;
export const messagesPerPage = 50;
