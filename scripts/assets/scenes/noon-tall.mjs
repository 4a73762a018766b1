import { folk, sky, title } from './noon.mjs';
import { bridge, bridgeShade, lattice } from './things/bridge.mjs';
import { cathedral } from './things/cathedral.mjs';
import { row, rowBehind } from './things/houses.mjs';
import { chance, circle, cloud, cypress, fade, glints, picture, rect, ridge } from './things/pencil.mjs';
import { person } from './things/people.mjs';
import { duck, reflection, water } from './things/water.mjs';
import { windowDefs } from './things/windows.mjs';

/** 420 by 900: the houses end at 320, above the panel of a phone; the rest is quiet water. */
export function noonTall() {
  const luck = chance(77);
  const shore = 318;
  const first = row(luck, {
    from: -14,
    to: 420,
    base: shore,
    low: 92,
    high: 158,
    narrow: 50,
    broad: 74,
    floorHeight: 35,
    start: 3,
  });
  const people =
    person(272, 352, 38, folk.grandmother, -1) +
    person(251, 352, 41, folk.grandfather, -1) +
    person(332, 352, 40, folk.mother, 1) +
    person(350, 352, 29, folk.child, 1) +
    person(398, 352, 41, folk.walker, -1);
  const body =
    rect(0, 0, 420, 340, 'url(#y)') +
    circle(96, 132, 42, '#FFF8E2', 'opacity=".6"') +
    circle(96, 132, 25, '#FFF3CF') +
    cloud(300, 128, 84) +
    cloud(20, 190, 70, 0.55) +
    ridge(420, [214, 186, 200, 166, 190, 172], 340, '#B4CECF') +
    ridge(420, [232, 216, 206, 214, 196, 210], 340, '#97B9AC') +
    [150, 162, 352, 366, 380]
      .map((x, index) => cypress(x, 226, 44 + (index % 3) * 12, index % 2 ? '#4C7A63' : '#5B8A70'))
      .join('') +
    cathedral(168, 214, 0.54) +
    rowBehind(luck, { from: -10, to: 420, base: shore, low: 104, high: 146, narrow: 40, broad: 70 }) +
    first.drawing +
    water(420, shore, 900) +
    reflection(luck, first.columns, shore + 6, 150) +
    rect(0, shore - 2, 420, 8, '#A99C88') +
    rect(0, shore + 5, 420, 3, '#7F735F') +
    glints(luck, 420, 334, 860, 34, 56) +
    bridgeShade(214, 420, 368) +
    bridge({ x: 214, to: 428, y: 352, shore, tall: 18, piers: [310], people }) +
    duck(74, 352, 0.7) +
    duck(104, 358, 0.5);
  return picture({
    title,
    width: 420,
    height: 900,
    anchor: 'xMidYMin',
    defs: fade('y', sky) + windowDefs + lattice(18, 214, 352),
    body,
  });
}
