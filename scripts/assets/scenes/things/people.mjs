// Who is in the scenes: people without faces.
import { circle, path } from './pencil.mjs';

/**
 * Somebody, seen from far, without a face. Feet at (x, y), `tall` high. `facing` is 1 or -1.
 * `look`: skin, hair, top, legs; `dress` hides the legs; `cane` and `bag` go in the hand;
 * `reach` and `other` say where the two hands are, `stride` how far the feet stand apart.
 */
export function person(x, y, tall, look, facing = 1) {
  const u = tall / 40;
  const parts = [];
  const stride = look.stride ?? 0;
  const at = (dx, dy) => `${dx * facing * u} ${dy * u}`;
  if (look.dress) parts.push(path(`M${at(-4, -24)}L${at(4, -24)}L${at(7, -7)}L${at(-7, -7)}z`, look.dress));
  parts.push(
    `<path d="M${at(-2.2, -14)}L${at(-3.4 - stride, 0)}M${at(2.2, -14)}L${at(4 + stride, 0)}" stroke="${look.legs}" stroke-width="${3.6 * u}" stroke-linecap="round"/>`,
  );
  parts.push(
    path(
      `M${at(-5.4, -12)}L${at(-5.2, -25)}Q${at(-5, -29.5)} ${at(0, -29.5)}Q${at(5, -29.5)} ${at(5.2, -25)}L${at(5.4, -12)}z`,
      look.top,
    ),
  );
  if (look.dress)
    parts.push(path(`M${at(-5.4, -14)}L${at(5.4, -14)}L${at(7.5, -6)}L${at(-7.5, -6)}z`, look.dress));
  parts.push(circle(0, -34.5 * u, 4.6 * u, look.skin));
  parts.push(
    path(
      `M${at(-5, -33)}Q${at(-5.5, -40.5)} ${at(0.5, -40.5)}Q${at(5, -40.3)} ${at(4.6, -36.5)}Q${at(-1, -38)} ${at(-2.5, -32)}z`,
      look.hair,
    ),
  );
  if (look.other)
    parts.push(
      `<path d="M${at(-0.5, -26)}L${at(...look.other)}" stroke="${look.sleeve ?? look.top}" stroke-width="${3.2 * u}" stroke-linecap="round"/>`,
    );
  const arm = look.reach ?? [6.5, -16];
  parts.push(
    `<path d="M${at(0.5, -26)}L${at(...arm)}" stroke="${look.sleeve ?? look.top}" stroke-width="${3.2 * u}" stroke-linecap="round"/>`,
  );
  if (look.cane)
    parts.push(
      `<path d="M${at(...arm)}L${at(arm[0] + 1.5, 0)}" stroke="#5b4632" stroke-width="${1.4 * u}" stroke-linecap="round"/>`,
    );
  if (look.bag)
    parts.push(path(`M${at(-4.5, -25)}L${at(-8.5, -24)}L${at(-8.5, -15)}L${at(-4.5, -14)}z`, look.bag));
  return `<g transform="translate(${x} ${y})" fill="none">${parts.join('')}</g>`;
}
