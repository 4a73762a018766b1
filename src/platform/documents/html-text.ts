const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that stays text in HTML, between tags and within quotes. For what is not drawn by React: letters, the demonstration's pages. */
export const asHtmlText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
