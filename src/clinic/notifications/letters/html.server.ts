import { clinicContact } from '#platform/clinic-contact.ts';
import { color } from '#platform/documents/colors.server.ts';
import { asHtmlText } from '#platform/documents/html-text.ts';
import { currentLanguage } from '#platform/language/language.ts';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { housesOnTheRiver } from './houses.server.ts';
import type { Block, Letter } from './letter.ts';
import { darkRules, letterStyles } from './styles.server.ts';
import { table } from './tables-markup.ts';
import { texts } from './texts.ts';

/**
 * Renders a letter as HTML, in the current language, and escapes user input. No scripts, images or remote fonts; readable from 360 px and
 * without styles. Uses table layout, because Outlook for Windows renders with Word, which ignores width, background
 * and padding of a div.
 */
export const letterHtml = ({ subject, blocks }: Pick<Letter, 'subject' | 'blocks'>): string =>
  `<!DOCTYPE html>
<html lang="${currentLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no"><title>${asHtmlText(subject)}</title><style>${darkRules}</style></head>
<body class="ground" bgcolor="${color('paper')}" style="${letterStyles.ground}">
${table(`<tr><td align="center" style="${letterStyles.page}">${withFixedWidth(`<div class="sheet" style="${letterStyles.sheet}">${renderBody(subject, blocks)}</div>`)}</td></tr>`)}
</body></html>`;

/** Word ignores max-width, so it gets a table of fixed width. */
const withFixedWidth = (content: string) =>
  `<!--[if mso]><table role="presentation" width="560" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->${content}<!--[if mso]></td></tr></table><![endif]-->`;

const renderBody = (subject: string, blocks: readonly Block[]) =>
  housesOnTheRiver() +
  table(
    `<tr><td class="sheet" bgcolor="${color('card')}" style="${letterStyles.body}"><div role="main"><h1 class="ink" style="${letterStyles.heading}">${asRunningText(subject)}</h1>
${blocks.map(renderBlock).join('\n')}</div></td></tr>
<tr><td class="soft foot" bgcolor="${color('river-50')}" style="${letterStyles.foot}">${renderFooter()}</td></tr>`,
  );

const renderFooter = () =>
  `<div role="contentinfo"><b class="ink" style="${letterStyles.footName}">${asHtmlText(clinicContact().name)}</b><br>${asHtmlText(clinicContact().address)}<br>
<a class="link" href="tel:${clinicContact().phone.replaceAll(' ', '')}" style="${letterStyles.footLink}">${asRunningText(clinicContact().phone)}</a><br>
<a class="link" href="mailto:${asHtmlText(clinicContact().email)}" style="${letterStyles.footLink}">${asHtmlText(clinicContact().email)}</a></div>`;

function renderBlock(block: Block): string {
  if (typeof block === 'string') return paragraph(block);
  if ('facts' in block)
    return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="${letterStyles.facts}" class="line"><tbody>${block.facts.map(fact).join('')}</tbody></table>`;
  if ('code' in block)
    return table(
      `<tr><td class="code" align="center" bgcolor="${color('ochre-100')}" style="${letterStyles.code}">${asHtmlText(block.code)}</td></tr><tr><td style="${letterStyles.gap}">&nbsp;</td></tr>`,
    );
  return block.actions.map(action).join('');
}

/** Escapes a text and keeps dates, names and numbers on one line: some phones show three words per line. */
const asRunningText = (words: string) => asHtmlText(keepTogether(words));

const paragraph = (words: string) =>
  `<p class="ink" style="${letterStyles.paragraph}">${asRunningText(words).replaceAll('\n', '<br>')}</p>`;

const fact = ([name, value]: readonly [string, string]) =>
  `<tr><th scope="row" class="soft line" style="${letterStyles.factName}">${asHtmlText(name)}</th><td class="ink line" style="${letterStyles.factValue}">${asRunningText(value)}</td></tr>`;

/**
 * A button with its URL below, for clients without buttons and for recipients who want to check the target. The cell
 * carries colour and padding, because Word applies padding to cells only.
 */
function action({ label, url }: { label: string; url: string }): string {
  if (!/^https?:\/\//.test(url)) return paragraph(`${label}: ${url}`);
  const href = asHtmlText(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${letterStyles.actionRow}"><tr><td class="press" bgcolor="${color('river-600')}" style="${letterStyles.actionCell}"><a class="press" href="${href}" style="${letterStyles.action}">${asHtmlText(label)}</a></td></tr></table>
<p class="soft" style="${letterStyles.address}">${texts().copyAddress} <a class="link" href="${href}" style="${letterStyles.link}">${href}</a></p>`;
}
