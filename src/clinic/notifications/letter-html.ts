import { clinic } from '#config';
import { asHtmlText } from '#platform/html-text.ts';
import type { Block, Letter } from './letter.ts';
import { housesOnTheRiver } from './letter-houses.ts';
import { darkRules, look } from './letter-look.ts';

/**
 * A letter as a mail program shows it. Whatever people have typed stands in it as text. Without scripts, pictures and
 * fonts from elsewhere; readable down to 360 px, and with all of its styles taken away.
 */
export const letterHtml = ({ subject, blocks }: Pick<Letter, 'subject' | 'blocks'>): string =>
  `<!DOCTYPE html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no"><title>${asHtmlText(subject)}</title><style>${darkRules}</style></head>
<body class="ground" style="${look.ground}"><div class="ground" style="${look.page}"><div class="sheet" style="${look.sheet}">
${housesOnTheRiver()}
<div role="main" style="${look.body}"><h1 class="ink" style="${look.heading}">${asHtmlText(subject)}</h1>
${blocks.map(part).join('\n')}</div>
${foot}
</div></div></body></html>`;

const foot = `<div role="contentinfo" class="soft foot" style="${look.foot}"><b class="ink" style="${look.footName}">${asHtmlText(clinic.name)}</b><br>${asHtmlText(clinic.address)}<br>
<a class="link" href="tel:${clinic.phone.replaceAll(' ', '')}" style="${look.footLink}">${asHtmlText(clinic.phone)}</a> <a class="link" href="mailto:${asHtmlText(clinic.email)}" style="${look.footLink}">${asHtmlText(clinic.email)}</a></div>`;

function part(block: Block): string {
  if (typeof block === 'string') return paragraph(block);
  if ('facts' in block)
    return `<table style="${look.facts}" class="line"><tbody>${block.facts.map(fact).join('')}</tbody></table>`;
  if ('code' in block) return `<p class="code" style="${look.code}">${asHtmlText(block.code)}</p>`;
  return block.actions.map(action).join('');
}

const paragraph = (words: string) =>
  `<p class="ink" style="${look.paragraph}">${asHtmlText(words).replaceAll('\n', '<br>')}</p>`;

const fact = ([name, value]: readonly [string, string]) =>
  `<tr><th scope="row" class="soft line" style="${look.factName}">${asHtmlText(name)}</th><td class="ink line" style="${look.factValue}">${asHtmlText(value)}</td></tr>`;

/** A button, and its address beneath for those whose program shows no buttons, or who want to see where it leads. */
function action({ label, url }: { label: string; url: string }): string {
  if (!/^https?:\/\//.test(url)) return paragraph(`${label}: ${url}`);
  const href = asHtmlText(url);
  return `<p style="${look.actionRow}"><a class="press" href="${href}" style="${look.action}">${asHtmlText(label)}</a></p>
<p class="soft" style="${look.address}">O copia esta dirección: <a class="link" href="${href}" style="${look.link}">${href}</a></p>`;
}
