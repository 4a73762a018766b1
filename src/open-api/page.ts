import { clinicContact } from '#platform/clinic-contact.ts';
import { schemeRules } from '#platform/documents/colors.server.ts';
import { asHtmlText } from '#platform/documents/html-text.ts';
import type { buildDocument } from '#platform/openapi/document.server.ts';
import type { JsonSchema } from '#platform/openapi/fields.ts';
import { renderBlocks, renderInline } from './markdown.ts';
import { fieldsTable, schemaOfContent } from './page-fields.ts';

type Document = ReturnType<typeof buildDocument>;
type Part = { name?: string; in?: string; $ref?: string; required?: boolean; schema?: JsonSchema };
type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: Part[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<
    string,
    { $ref?: string; description?: string; content?: Record<string, { schema: JsonSchema }> }
  >;
};

/**
 * The API reference: one page without scripts, built once. Uses native `details`, so that find-in-page works and a
 * link to an operation opens it.
 */
export function pageOf(document: Document, documentPath: string): string {
  const { info, tags, paths, webhooks, components } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    // Cast: created by `operationOf` only.
    Object.entries(methods as Record<string, Operation>).map(([method, one]) => ({
      path,
      method,
      operation: one,
    })),
  );
  for (const [type, { post }] of Object.entries(webhooks)) {
    // Cast: created by `webhooksOf` only.
    const operation = post as Operation;
    operations.push({ path: type, method: eventLabel, operation });
  }
  const parts = tags.map(({ name, description }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name));
    const entries = own.map((one) => renderEntry(one, components)).join('\n');
    return `<section><h2 id='${idOf(name)}'>${asHtmlText(name)}</h2><p>${asHtmlText(description)}</p>\n${entries}</section>`;
  });
  const links = tags.map(({ name }) => `<li><a href='#${idOf(name)}'>${asHtmlText(name)}</a></li>`).join('');
  return `<!DOCTYPE html>
<html lang='es'><head><meta charset='utf-8'><meta name='viewport' content='width=device-width, initial-scale=1'>
<meta name='robots' content='noindex'><link rel='icon' href='data:,'><title>API · ${asHtmlText(clinicContact().name)}</title>
<style>${schemeRules('ink', 'ink-soft', 'paper', 'card', 'line', 'river-600')}${style}</style></head>
<body><header><p><a href='/'>${asHtmlText(clinicContact().name)}</a></p><h1>API</h1>
<p>Para quien programa: cómo reservar, pagar y cancelar una consulta desde otro programa. Lo mismo, para máquinas, en
<a href='${documentPath}'>OpenAPI</a>. El resto de la página está en inglés.</p></header>
<main lang='en'>${renderBlocks(info.description)}
<nav aria-label='Parts'><ul>${links}</ul></nav>
${parts.join('\n')}</main></body></html>`;
}

const idOf = (name: string) => name.toLowerCase().replace(/\W+/g, '-');

const formatSecurity = (security: Operation['security']) =>
  security
    .flatMap((one) => Object.entries(one))
    .map(([name, scopes]) => (scopes.length > 0 ? `${name} (${scopes.join(', ')})` : name))
    .join(' or ') || 'for anybody';

/** Shown in place of a method for webhooks. */
const eventLabel = 'event';

type Entry = { path: string; method: string; operation: Operation };

function renderEntry({ path, method, operation }: Entry, components: Document['components']): string {
  const { operationId, summary, security, parameters = [], requestBody, responses } = operation;
  const sent = requestBody && schemaOfContent(requestBody.content);
  const asked = parameters.flatMap(({ name, in: where, required, schema }) =>
    name === undefined || schema === undefined
      ? []
      : [
          `<tr><th scope='row'><code>${asHtmlText(name)}</code></th><td>${where}${required ? '' : ', optional'}</td>
<td>${renderInline(String(schema.description ?? ''))}</td></tr>`,
        ],
  );
  const answers = Object.entries(responses).map(([status, answer]) => {
    const name = answer.$ref?.split('/').at(-1) ?? '';
    // Cast: shared responses are responses.
    const { description = '', content } = (components.responses[name] ??
      answer) as Operation['responses'][string];
    const schema = Number(status) < 400 && content ? schemaOfContent(content) : undefined;
    const words = description.split('\n\n').map(renderInline).join('<br>');
    return `<dt>${status}</dt><dd>${words}${schema ? fieldsTable(schema, components.schemas) : ''}</dd>`;
  });
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${asHtmlText(path)}</code>
<span>${renderInline(summary)}</span></summary>
<p id='${operationId}'><code>${operationId}</code> · ${method === eventLabel ? 'sent by us' : formatSecurity(security)}</p>
${asked.length > 0 ? `<h3>In the address</h3><div><table>${asked.join('')}</table></div>` : ''}
${sent ? `<h3>Body</h3>${fieldsTable(sent, components.schemas)}` : ''}
<h3>Answers</h3><dl>${answers.join('')}</dl></details>`;
}

const style = `
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
header,main{max-width:60rem;margin:auto;padding:16px}main{padding-bottom:64px}
h1{font-size:2rem;line-height:1.1;margin:.3em 0}h2{margin:2em 0 .3em;scroll-margin-top:1em}h3{font-size:1rem;margin:1em 0 .3em}
a{color:var(--river-600)}code{font:.92em ui-monospace,monospace;overflow-wrap:anywhere}
nav ul{display:flex;flex-wrap:wrap;gap:4px 16px;padding:0;list-style:none}nav a{display:inline-block;padding:6px 0}
details{border:1px solid var(--line);border-radius:10px;background:var(--card);margin:8px 0;padding:0 14px}
details[open]{padding-bottom:14px}summary{cursor:pointer;padding:12px 0;overflow-wrap:anywhere}
summary b{display:inline-block;min-width:4.2em;font-size:.8rem}summary span{display:block;color:var(--ink-soft)}
div{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.92rem}
th,td{text-align:left;vertical-align:top;padding:4px 12px 4px 0;border-top:1px solid var(--line)}th{font-weight:600}
@media(max-width:40rem){table,tbody,tr,th,td{display:block}tr{padding:6px 0;border-top:1px solid var(--line)}th,td{padding:0;border:0}}
dl{margin:0}dt{font-weight:600}dd{margin:0 0 .8em}`;
