import { folk, sky, title } from './noon.mjs';
import { bridge, bridgeShade, lattice } from './things/bridge.mjs';
import { cathedral } from './things/cathedral.mjs';
import { row, rowBehind } from './things/houses.mjs';
import { chance, circle, cloud, cypress, fade, glints, picture, rect, ridge } from './things/pencil.mjs';
import { person } from './things/people.mjs';
import { duck, reflection, water } from './things/water.mjs';
import { windowDefs } from './things/windows.mjs';

/** 1440 by 900: the panel lies to the left, so what tells the story stands to the right of the middle. */
export function noonWide() {
  const luck = chance(20);
  const shore = 590;
  const first = row(luck, {
    from: -12,
    to: 1440,
    base: shore,
    low: 178,
    high: 292,
    narrow: 62,
    broad: 108,
    floorHeight: 41,
  });
  const people =
    person(1046, 672, 58, folk.grandfather, -1) +
    person(1079, 672, 54, folk.grandmother, -1) +
    person(1186, 672, 56, folk.dreamer, 1) +
    person(1292, 672, 58, folk.mother, 1) +
    person(1318, 672, 42, folk.child, 1) +
    person(1404, 672, 60, folk.walker, -1);
  const body =
    rect(0, 0, 1440, 600, 'url(#y)') +
    circle(826, 166, 72, '#FFF8E2', 'opacity=".5"') +
    circle(826, 166, 44, '#FFF3CF') +
    cloud(1170, 176, 190) +
    cloud(330, 150, 150, 0.6) +
    cloud(560, 232, 110, 0.5) +
    ridge(1440, [356, 300, 330, 262, 306, 250, 292, 250], 600, '#B4CECF') +
    ridge(1440, [400, 372, 342, 376, 330, 352, 316, 350], 600, '#97B9AC') +
    ridge(1440, [430, 416, 398, 420, 372, 360, 378, 396], 600, '#7DA590') +
    [700, 724, 1316, 1340, 1372, 880]
      .map((x, index) => cypress(x, 424, 74 + (index % 3) * 22, index % 2 ? '#4C7A63' : '#5B8A70'))
      .join('') +
    cathedral(930, 424, 1.22) +
    rowBehind(luck, { from: -20, to: 1440, base: shore, low: 218, high: 286, narrow: 70, broad: 120 }) +
    first.drawing +
    water(1440, shore, 900) +
    reflection(luck, first.columns, shore + 10, 232) +
    rect(0, shore - 2, 1440, 12, '#A99C88') +
    rect(0, shore + 8, 1440, 4, '#7F735F') +
    glints(luck, 1440, 616, 880, 46, 96) +
    bridgeShade(960, 1440, 694) +
    bridge({ x: 960, to: 1452, y: 672, shore, tall: 27, piers: [1232], people }) +
    duck(842, 742, 1) +
    duck(888, 753, 0.72) +
    duck(916, 744, 0.66);
  return picture({
    title,
    width: 1440,
    height: 900,
    anchor: 'xMidYMid',
    defs: fade('y', sky) + windowDefs + lattice(27, 960, 672),
    body,
  });
}
