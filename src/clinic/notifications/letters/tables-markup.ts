/** A table cell; omitted properties are left to the e-mail client. */
type Cell = {
  /** Colour '#RRGGBB', set as an attribute, which all clients support. */
  ground?: string;
  height?: number;
  /** Percentage such as '14.28%', or pixels such as '10'. */
  width?: string;
  valign?: 'top' | 'bottom';
  span?: number;
  class?: string;
  style?: string;
};

/**
 * Layout table, hidden from screen readers. Tables are the only layout that all e-mail clients support, Outlook for
 * Windows included.
 * @param more further attributes, each with a leading space
 */
export const table = (rows: string, more = ''): string =>
  `<table role="presentation"${more} width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;border-collapse:separate;border-spacing:0">${rows}</table>`;

/** Table cell. An empty one must stay truly empty: a space would give it the height of a line. */
export function cell(
  content: string,
  { ground, height, width, valign, span, class: name, style }: Cell,
): string {
  const attributes = { class: name, bgcolor: ground, width, height, colspan: span, valign };
  const written = Object.entries(attributes).flatMap(([key, value]) => (value ? [`${key}="${value}"`] : []));
  const rules = ['font-size:1px;line-height:1px', ...(style ? [style] : [])];
  return `<td ${written.join(' ')} style="${rules.join(';')}">${content || '&nbsp;'}</td>`;
}
