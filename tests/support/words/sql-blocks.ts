/** A query quoted in a document, with the sentence before it. */
export type SqlBlock = { sentence: string; sql: string };

/** The `sql` blocks of one section (`## title`) of a Markdown document. */
export function readSqlBlocks(markdown: string, title: string): SqlBlock[] {
  const [, section = ''] = markdown.split(new RegExp(`^## ${title}$`, 'm'));
  const [own = ''] = section.split(/^## /m);
  return [...own.matchAll(/([^\n]+):\n\n```sql\n([\s\S]*?)```/g)].map(([, sentence = '', sql = '']) => ({
    sentence,
    sql,
  }));
}
