/** A cell of a table that is laid out or drawn with; what is missing is left to the mail program. */
type Cell = {
  /** Colour '#RRGGBB'; as an attribute, which every mail program heeds. */
  ground?: string;
  /** Pixels. */
  height?: number;
  /** '14.28%' or pixels as '10'. */
  width?: string;
  valign?: 'top' | 'bottom';
  span?: number;
  class?: string;
  style?: string;
};

/**
 * A table that lays out and says nothing to a screen reader. Tables are what every mail program draws alike, Word in
 * Outlook for Windows included.
 * @param more further attributes, with a blank before each
 */
export const table = (rows: string, more = ''): string =>
  `<table role="presentation"${more} width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;border-collapse:separate;border-spacing:0">${rows}</table>`;

/** One cell; empty, it is exactly as high as it is told: a blank would make it as high as a line. */
export function cell(
  content: string,
  { ground, height, width, valign, span, class: name, style }: Cell,
): string {
  const attributes = { class: name, bgcolor: ground, width, height, colspan: span, valign };
  const written = Object.entries(attributes).flatMap(([key, value]) => (value ? [`${key}="${value}"`] : []));
  const rules = ['font-size:1px;line-height:1px', ...(style ? [style] : [])];
  return `<td ${written.join(' ')} style="${rules.join(';')}">${content || '&nbsp;'}</td>`;
}
