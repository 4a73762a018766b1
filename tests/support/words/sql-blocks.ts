/** A query quoted in a document, with the sentence before it. */
export type Quoted = { sentence: string; sql: string };

/** The `sql` blocks of one section (`## title`) of a Markdown document. */
export function quoted(markdown: string, title: string): Quoted[] {
  const [, section = ''] = markdown.split(new RegExp(`^## ${title}$`, 'm'));
  const [own = ''] = section.split(/^## /m);
  return [...own.matchAll(/([^\n]+):\n\n```sql\n([\s\S]*?)```/g)].map(([, sentence = '', sql = '']) => ({
    sentence,
    sql,
  }));
}
