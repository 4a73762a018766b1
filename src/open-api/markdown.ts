import { asHtmlText } from '#platform/documents/html-text.ts';

/** Renders inline Markdown as used in our texts: code and emphasis. */
export const renderInline = (text: string): string =>
  asHtmlText(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>');

/** Renders block Markdown as used in the guide: headings, lists, paragraphs. */
export const renderBlocks = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map(renderBlock)
    .join('\n');

function renderBlock(block: string): string {
  if (block.startsWith('## ')) return `<h2>${renderInline(block.slice(3))}</h2>`;
  const mark = /^(?:- |\d+\. )/.exec(block)?.[0];
  if (mark === undefined) return `<p>${renderInline(block)}</p>`;
  const items = block
    .split(/\n(?=- |\d+\. )/)
    .map((line) => `<li>${renderInline(line.replace(/^(?:- |\d+\. )/, ''))}</li>`);
  return mark === '- ' ? `<ul>${items.join('')}</ul>` : `<ol>${items.join('')}</ol>`;
}
