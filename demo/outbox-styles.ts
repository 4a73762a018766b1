/** The page stands outside the built site, so it brings its few rules along; the colours are those of `tokens.css`. */
export const styles = `
body{margin:0;background:#FBFBF9;color:#17262B;font:17px/1.6 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:32px 20px 64px}
h1{font-size:clamp(1.7rem,5vw,2.4rem);line-height:1.1;margin:.6em 0 .3em}
h2{font-size:1.15rem;margin:.2em 0 .6em}
a{color:#0F6577}a:focus-visible{outline:3px solid #0F6577;outline-offset:2px}
.lead,.meta,.empty{color:#46585E}.meta{font-size:.9rem;margin:0}
ol{list-style:none;padding:0;display:grid;gap:16px}
article{background:#fff;border:1px solid #E2E4E0;border-top:8px solid #D9EBEE;border-radius:14px;padding:18px 20px}
.press{display:inline-block;padding:10px 0;line-height:24px}
.links{display:flex;flex-wrap:wrap;gap:0 20px;margin:10px 0 -8px}
.state{display:inline-block;margin:8px 0 4px;padding:1px 12px;border-radius:999px;font-size:.9rem;background:#D9EBEE;color:#0B4F5E}
.state[data-state=sent]{background:#E1EFE6;color:#2C5B44}.state[data-state=failed]{background:#FBE7E1;color:#99341F}
.state[data-state=void]{background:#E2E4E0;color:#17262B}
pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;margin:0}
`;
