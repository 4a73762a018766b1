/** Where the words of the information dialog stand in a page: on the services page, for search engines and without JavaScript. */
export const glanceId = 'todo';
