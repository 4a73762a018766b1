// The umbrella pines of the Costa Brava: leaning trunks, flat crowns in tiers.
import { line, path, points } from './pencil.mjs';

/** A crown: a cushion with a bumpy top and a flatter foot, its middle at (x, y). */
function cushion(luck, x, y, wide, tall) {
  const bumps = Math.max(4, Math.round(wide / 19));
  const point = (index) => {
    const angle = Math.PI * (1 - index / bumps);
    return [x + Math.cos(angle) * wide, y - Math.sin(angle) ** 0.8 * tall];
  };
  let d = `M${x - wide} ${y}`;
  let [fromX, fromY] = point(0);
  for (let index = 1; index <= bumps; index++) {
    const [toX, toY] = point(index);
    const radius = Math.hypot(toX - fromX, toY - fromY) * luck.between(0.52, 0.66);
    d += `A${radius} ${radius} 0 0 1 ${toX} ${toY}`;
    [fromX, fromY] = [toX, toY];
  }
  const feet = Math.max(3, Math.round(wide / 30));
  for (let index = 0; index < feet; index++) {
    const step = (-2 * wide) / feet;
    d += `q${step * 0.5} ${tall * luck.between(0.2, 0.42)} ${step} ${index === feet - 1 ? 0 : luck.between(-2, 2)}`;
  }
  return `${d}z`;
}

/** One tier: shade below, leaves, and the light of the low sun on its upper left. */
function tier(luck, x, y, wide, [shade, leaf, light]) {
  const tall = wide * 0.36;
  return (
    path(cushion(luck, x + wide * 0.04, y + tall * 0.16, wide * 0.98, tall * 0.9), shade) +
    path(cushion(luck, x - wide * 0.03, y - tall * 0.16, wide * 0.92, tall * 0.86), leaf) +
    path(cushion(luck, x - wide * 0.24, y - tall * 0.42, wide * 0.56, tall * 0.52), light)
  );
}

/**
 * A pine rooted at (x, y). `tips` ('x,y,width …') are where its branches end, relative to the root, each with half the width of its tier;
 * the first branch is the trunk's own end. Trunk and branches are tapered by drawing them thinner towards the light.
 */
export function pine(luck, { x, y, thick, tips, leaves, bark, barkLight }) {
  const ends = points(tips);
  const [topX, topY] = ends[0];
  const bend = [topX * 0.05, topY * 0.5];
  const at = (part) => {
    const rest = 1 - part;
    return [2 * rest * part * bend[0] + part * part * topX, 2 * rest * part * bend[1] + part * part * topY];
  };
  const trunk = path(
    `M${-thick} 4Q${bend[0] - thick * 0.7} ${bend[1]} ${topX - thick * 0.25} ${topY}h${thick * 0.5}Q${bend[0] + thick * 0.6} ${bend[1]} ${thick * 1.2} 4z`,
    bark,
  );
  const edge = path(
    `M${-thick} 4Q${bend[0] - thick * 0.7} ${bend[1]} ${topX - thick * 0.25} ${topY}h${thick * 0.16}Q${bend[0] - thick * 0.25} ${bend[1]} ${-thick * 0.4} 4z`,
    barkLight,
  );
  const branches = ends.slice(1).map(([tipX, tipY], index) => {
    const [fromX, fromY] = at(0.6 + (index % 3) * 0.12);
    return line(
      `M${fromX} ${fromY}Q${fromX + (tipX - fromX) * 0.7} ${fromY + (tipY - fromY) * 0.35} ${tipX} ${tipY}`,
      bark,
      thick * 0.55,
    );
  });
  const crowns = [...ends]
    .sort((one, other) => other[1] - one[1])
    .reverse()
    .map(([tipX, tipY, wide]) => tier(luck, tipX, tipY, wide, leaves));
  return `<g transform="translate(${x} ${y})">${branches.join('')}${trunk}${edge}${crowns.join('')}</g>`;
}

/** A low bush of the coast, its foot at (x, y). */
export const bush = (luck, x, y, wide, [shade, leaf]) =>
  path(cushion(luck, x, y, wide, wide * 0.5), shade) +
  path(cushion(luck, x - wide * 0.2, y - wide * 0.04, wide * 0.66, wide * 0.36), leaf);
