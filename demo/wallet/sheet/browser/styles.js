// @ts-check

/** Prefixed class names and complete rules, because the style sheets of the embedding pages differ. */
export const styles = `
.onyar-wallet { display: block; font: inherit; }
.onyar-wallet button {
  box-sizing: border-box; display: block; width: 100%; min-height: 48px; margin: 0; padding: 10px 16px;
  border: 1px solid transparent; border-radius: 4px; font: inherit; font-weight: 600; line-height: 1.3; cursor: pointer;
  transition: background-color 150ms;
}
.onyar-wallet button:focus-visible { outline: 3px solid #0f6577; outline-offset: 2px; }
.onyar-wallet button[aria-disabled="true"] { cursor: progress; }
.onyar-wallet .onyar-wallet-pay { background: #0070ba; color: #fff; }
.onyar-wallet .onyar-wallet-pay:hover { background: #005ea6; }
.onyar-wallet .onyar-wallet-pay[aria-disabled="true"] { background: #46585e; }
.onyar-wallet .onyar-wallet-plain { background: #fff; border-color: #46585e; color: #17262b; }
.onyar-wallet .onyar-wallet-decline { background: #fff; border-color: #bf4a33; color: #a33d29; }
.onyar-wallet .onyar-wallet-plain:hover, .onyar-wallet .onyar-wallet-decline:hover { background: #f3f4f2; }
.onyar-wallet .onyar-wallet-plain[aria-disabled="true"], .onyar-wallet .onyar-wallet-decline[aria-disabled="true"] {
  border-color: #e2e4e0; color: #46585e; background: #fff;
}
.onyar-wallet .onyar-wallet-small { margin: 8px 0 0; font-size: 0.875rem; line-height: 1.4; color: #46585e; text-align: center; }
.onyar-wallet dialog {
  box-sizing: border-box; position: fixed; inset: 0; margin: auto; padding: clamp(12px, 6vw, 24px); border: 0; border-radius: 14px;
  width: min(26rem, 100% - 16px); max-width: none; height: fit-content; max-height: calc(100dvh - 16px); overflow: auto;
  background: #fff; color: #17262b; text-align: left; box-shadow: 0 16px 48px rgb(23 38 43 / 0.28);
  border-top: 6px solid #0070ba;
}
.onyar-wallet dialog::backdrop { background: rgb(23 38 43 / 0.6); }
.onyar-wallet h2 { margin: 0 0 16px; font-size: clamp(1.0625rem, 6vw, 1.25rem); font-weight: 700; line-height: 1.3; outline: none; }
.onyar-wallet dl { margin: 0 0 16px; }
.onyar-wallet dt { margin: 0; font-size: 0.875rem; color: #46585e; }
.onyar-wallet dd { margin: 0 0 12px; overflow-wrap: anywhere; }
.onyar-wallet .onyar-wallet-amount { margin-bottom: 0; font-size: 1.75rem; font-weight: 700; line-height: 1.3; }
.onyar-wallet .onyar-wallet-note {
  margin: 0 0 16px; padding: 10px 12px; border-radius: 8px; background: #eff7f8; font-size: 0.9375rem; line-height: 1.4;
}
.onyar-wallet .onyar-wallet-choices { display: grid; gap: 12px; }
@media (prefers-reduced-motion: no-preference) {
  .onyar-wallet dialog[open] { animation: onyar-wallet-rise 180ms ease-out; }
  @keyframes onyar-wallet-rise { from { opacity: 0; transform: translateY(8px); } }
}
@media (prefers-reduced-motion: reduce) { .onyar-wallet button { transition: none; } }
`;
