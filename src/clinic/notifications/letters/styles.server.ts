import { color } from '#platform/documents/colors.server.ts';

/**
 * Styles of letters. Inline, because e-mail clients ignore stylesheets; the head only holds rules for dark mode.
 * Fonts are the site's if installed, otherwise the system's: nothing is loaded remotely, so opening a letter cannot
 * be tracked.
 */
const text = "font-family:'Atkinson Hyperlegible Next','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const display = "font-family:'Bricolage Grotesque','Segoe UI',Roboto,Helvetica,Arial,sans-serif";

export const letterStyles = {
  ground: `margin:0;padding:0;background:${color('paper')}`,
  page: 'padding:20px 10px 32px',
  sheet: `max-width:560px;margin:0 auto;background:${color('card')};border:1px solid ${color('line')};border-radius:14px;overflow:hidden;text-align:left`,
  body: `${text};padding:22px 22px 14px;text-align:left`,
  heading: `${display};margin:0 0 18px;font-size:25px;line-height:1.2;font-weight:700;letter-spacing:-0.3px;color:${color('ink')}`,
  paragraph: `${text};overflow-wrap:anywhere;margin:0 0 16px;font-size:17px;line-height:1.6;color:${color('ink')}`,
  facts: `width:100%;border-collapse:collapse;margin:4px 0 20px;border-bottom:1px solid ${color('line')}`,
  factName: `${text};padding:10px 14px 10px 0;border-top:1px solid ${color('line')};font-size:16px;line-height:1.5;font-weight:400;color:${color('ink-soft')};text-align:left;vertical-align:top;width:1%;white-space:nowrap`,
  factValue: `${text};padding:10px 0;border-top:1px solid ${color('line')};font-size:17px;line-height:1.5;font-weight:700;color:${color('ink')};vertical-align:top;word-break:break-word;overflow-wrap:anywhere`,
  code: `${display};padding:20px 0 20px 10px;background:${color('ochre-100')};border:2px solid ${color('ochre-500')};border-radius:14px;font-size:38px;line-height:1.2;font-weight:700;letter-spacing:10px;text-align:center;color:${color('ink')}`,
  gap: 'font-size:22px;line-height:22px',
  actionRow: 'margin:8px 0 6px;border-collapse:separate',
  actionCell: `border-radius:999px;background:${color('river-600')};mso-padding-alt:13px 26px`,
  action: `${text};display:inline-block;padding:13px 26px;border-radius:999px;background:${color('river-600')};color:${color('card')};font-size:17px;line-height:22px;font-weight:700;text-decoration:none`,
  address: `${text};margin:0 0 20px;font-size:14px;line-height:1.5;color:${color('ink-soft')};word-break:break-all;overflow-wrap:anywhere`,
  link: `color:${color('river-600')};text-decoration:underline`,
  foot: `${text};padding:18px 22px 10px;border-top:1px solid ${color('line')};background:${color('river-50')};font-size:15px;line-height:1.6;color:${color('ink-soft')}`,
  footLink: `display:inline-block;padding:10px 0;line-height:24px;white-space:nowrap;color:${color('river-600')};text-decoration:underline`,
  footName: `${display};font-size:17px;font-weight:700;color:${color('ink')}`,
} as const;

export const darkRules = `@media (prefers-color-scheme:dark){
.ground{background:#10191C!important}.sheet{background:#182529!important;border-color:#2C3D43!important}
.ink{color:#F1F5F4!important}.soft{color:#B7C6CA!important}.line{border-color:#2C3D43!important}
.code{background:#3B2F13!important;color:#FFE7AE!important}.press{background:#8FD3DF!important;color:#0A2A31!important}
.link{color:#8FD3DF!important}.foot{background:#14282D!important;border-color:#2C3D43!important}.sky{background:#1D3A42!important}}`;
