const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and quoted attributes, for output not rendered by React: letters and demo pages. */
export const asHtmlText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
