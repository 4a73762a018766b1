/** Anchor of this content on the services page, for search engines and visitors without JavaScript. */
export const glanceId = 'todo';
