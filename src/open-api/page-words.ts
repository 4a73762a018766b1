import { asHtmlText } from '#platform/documents/html-text.ts';

/** Renders inline Markdown as used in our texts: code and emphasis. */
export const inline = (text: string): string =>
  asHtmlText(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>');

/** Renders block Markdown as used in the guide: headings, lists, paragraphs. */
export const blocks = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map(blockOf)
    .join('\n');

function blockOf(block: string): string {
  if (block.startsWith('## ')) return `<h2>${inline(block.slice(3))}</h2>`;
  const mark = /^(?:- |\d+\. )/.exec(block)?.[0];
  if (mark === undefined) return `<p>${inline(block)}</p>`;
  const items = block
    .split(/\n(?=- |\d+\. )/)
    .map((line) => `<li>${inline(line.replace(/^(?:- |\d+\. )/, ''))}</li>`);
  return mark === '- ' ? `<ul>${items.join('')}</ul>` : `<ol>${items.join('')}</ol>`;
}
