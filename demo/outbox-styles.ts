import { schemeRules } from '#platform/documents/colors.server.ts';

const scheme = schemeRules(
  'card',
  'coral-100',
  'coral-600',
  'coral-700',
  'ink',
  'ink-soft',
  'line',
  'paper',
  'pine-100',
  'pine-700',
  'river-100',
  'river-600',
  'river-700',
);

/**
 * This page is outside the built site, so it has its own styles. 26em are at most 68 characters of the system
 * typeface.
 */
export const styles = `
${scheme}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.6 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:32px 20px 64px}
h1{font-size:clamp(1.7rem,5vw,2.4rem);line-height:1.1;margin:.6em 0 .3em}
h2{font-size:1.15rem;margin:.2em 0 .6em}
a{color:var(--river-600)}a:focus-visible{outline:3px solid var(--river-600);outline-offset:2px}
pre,h2,.lead,.meta{max-width:26em}.lead,.meta,.empty{color:var(--ink-soft)}.meta{font-size:.9rem;margin:0}
ol{list-style:none;padding:0;display:grid;gap:16px;overflow-wrap:anywhere}
article{background:var(--card);border:1px solid var(--line);border-top:8px solid var(--river-100);border-radius:14px;padding:18px 20px}
.top{margin:0 0 8px}
.sos summary{width:fit-content;min-height:44px;box-sizing:border-box;padding:10px 18px;line-height:24px;border-radius:999px;background:var(--coral-600);color:var(--card);font-weight:650;cursor:pointer}
.sos summary:focus-visible{outline:3px solid var(--river-600);outline-offset:2px}
.sos ul{list-style:none;margin:12px 0;padding:14px 20px;display:grid;gap:8px;border-radius:14px;background:var(--coral-100)}
.sos .press{font-weight:650}
.press{display:inline-block;padding:10px 0;line-height:24px}
.links{display:flex;flex-wrap:wrap;gap:0 20px;margin:10px 0 -8px}
.state{display:inline-block;margin:8px 0 4px;padding:1px 12px;border-radius:999px;font-size:.9rem;background:var(--river-100);color:var(--river-700)}
.state[data-state=sent]{background:var(--pine-100);color:var(--pine-700)}.state[data-state=failed]{background:var(--coral-100);color:var(--coral-700)}
.state[data-state=void]{background:var(--line);color:var(--ink)}
pre{font:inherit;white-space:pre-wrap;margin:0}
`;
