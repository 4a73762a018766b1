// The strips over inner pages, 3840 by 600, shown at half that size or a third: a little town, a bay, a beach, each whole between the
// bars and the paper. What tells the story stands in the middle 1080, which is all that a phone shows.
import {
  sky as duskSky,
  sun as duskSun,
  title as duskTitle,
  farLeaves,
  scrub,
  stone,
  wood,
} from './dusk.mjs';
import { folk, greens, sky as morningSky, title as morningTitle } from './morning.mjs';
import { sky as noonSky, title as noonTitle } from './noon.mjs';
import { couple } from './things/bench.mjs';
import { cathedral } from './things/cathedral.mjs';
import { boat, cape, lamps, lightPath, rock, stillWater } from './things/coast.mjs';
import { fence, grass, grassDefs } from './things/dunes.mjs';
import { child, handOf, mother } from './things/flyers.mjs';
import { canigo, sail, sea, town } from './things/gulf.mjs';
import { row, rowBehind } from './things/houses.mjs';
import { banded, great, kite, swallow } from './things/kites.mjs';
import { chance, crest, cypress, fade, glints, picture, rect, ridge } from './things/pencil.mjs';
import { person } from './things/people.mjs';
import { bush, pine } from './things/pines.mjs';
import { duck, reflection, water } from './things/water.mjs';
import { windowDefs } from './things/windows.mjs';

const width = 3840;
const height = 600;
/** Houses are drawn for half the width, and once more beside themselves. */
const half = width / 2;
const twice = (id, drawing) => `<g id="${id}">${drawing}</g><use href="#${id}" x="${half}"/>`;
const strip = (title, sky, body, defs = '') =>
  picture({ title, width, height, anchor: 'xMidYMid', defs: fade('y', sky) + defs, body });

/** The houses on the Onyar, from bank to roof. */
export function noonStrip() {
  const luck = chance(20);
  const shore = 452;
  const street = { from: 0, to: half, base: shore, narrow: 50, broad: 78 };
  const first = row(luck, { ...street, low: 92, high: 150, floorHeight: 35 });
  const body =
    rect(0, 0, width, shore + 10, 'url(#y)') +
    ridge(width, [352, 318, 336, 300, 330, 306, 326, 312, 346], shore, '#B4CECF') +
    ridge(width, [372, 350, 358, 340, 352, 336, 356, 346, 366], shore, '#97B9AC') +
    [1700, 1722, 2250, 2276].map((x, index) => cypress(x, 370, 56 + (index % 2) * 14, '#5B8A70')).join('') +
    cathedral(1960, 372, 0.44) +
    twice('h', rowBehind(luck, { ...street, low: 104, high: 140 }) + first.drawing) +
    water(width, shore, height) +
    twice(
      'w',
      reflection(luck, first.columns, shore + 8, 110) +
        rect(0, shore - 2, half, 10, '#A99C88') +
        rect(0, shore + 7, half, 4, '#7F735F') +
        glints(luck, half, shore + 20, 590, 26, 60),
    ) +
    duck(1820, 494, 0.9) +
    duck(1866, 500, 0.66);
  return strip(noonTitle, noonSky, body, windowDefs);
}

const ledge = '2040,536 2070,500 2104,478 2170,466 2290,464 2372,452 2440,460 2540,492 2600,540';

/** A bay at dusk, the bench and its pine on a low rock. */
export function duskStrip() {
  const luck = chance(31);
  const horizon = 396;
  const body =
    rect(0, 0, width, horizon + 4, 'url(#y)') +
    duskSun(1800, 380, 0.8) +
    ridge(width, [340, 352, 384, 396, 396, 396, 396, 396], horizon + 1, '#CDA58E') +
    ridge(width, [356, 376, 396, 396, 396, 396, 396, 396, 396], horizon + 2, '#8F948C') +
    stillWater(width, horizon, height) +
    lightPath(luck, 1800, horizon, 120, 0.8) +
    glints(luck, width, 420, 590, 34, 80) +
    cape(2560, horizon + 10, 1300, 84, '#7C8C86') +
    cape(2720, horizon + 14, 1140, 54, '#5F7A72') +
    town(luck, { x: 2900, y: horizon + 14, width: 560, size: 1.3, lit: '#FFD873' }) +
    lamps(luck, 2896, horizon + 15, 560, 1) +
    boat(1560, 456, 0.8) +
    boat(960, 430, 0.5) +
    pine(luck, {
      x: 2392,
      y: 462,
      thick: 6,
      tips: '-40,-128,62 24,-112,50 -88,-104,40',
      leaves: farLeaves,
      ...wood,
    }) +
    bush(luck, 2470, 474, 24, scrub) +
    rock(luck, ledge, height, stone) +
    couple(2230, 466, 0.74);
  return strip(duskTitle, duskSky, body);
}

const dunes = [452, 470, 462, 440, 452, 470, 456, 448, 462, 474, 450];

/** The beach and its kites, all of them low. */
export function morningStrip() {
  const luck = chance(11);
  const horizon = 392;
  const dune = crest(width, dunes);
  const stand = (x) => [x, dune(x) + 5];
  const girl = [...stand(1960), 0.9];
  const boy = [...stand(2110), 0.72];
  const body =
    rect(0, 0, width, horizon + 4, 'url(#y)') +
    canigo(1090, horizon, 0.66, 0.56) +
    ridge(width, [384, 378, 372, 366, 378, 386, 392, 392, 384, 376, 388], horizon + 2, '#A9C7C2') +
    ridge(width, [392, 392, 392, 390, 392, 392, 380, 352, 362, 348, 392], horizon + 2, '#8FB5AE') +
    town(luck, { x: 2500, y: horizon, width: 260, size: 0.9 }) +
    sea(width, horizon, 462) +
    glints(luck, width, 400, 450, 44, 80) +
    sail(1640, 420, 0.8) +
    sail(2330, 412, 0.6, '#F6E6C6') +
    sail(980, 424, 0.7) +
    ridge(width, dunes, height, '#F5E6C8') +
    ridge(width, [520, 500, 530, 510, 486, 516, 524, 500, 524], height, '#E6D0A6') +
    kite(great, { x: 1800, y: 336, size: 0.56, hand: handOf(...girl) }) +
    kite(swallow, { x: 2010, y: 340, size: 0.5, hand: handOf(...boy) }) +
    kite(banded, { x: 1420, y: 346, size: 0.4, hand: [1507, dune(1500) - 27] }) +
    fence(luck, { from: 2200, to: 2520, crest: dune, tall: 34, gap: 40 }) +
    grass(luck, { from: 0, to: width, crest: dune, count: 46, deep: 40, size: 0.8, colours: greens }) +
    person(1500, dune(1500) + 6, 40, folk.runner, -1) +
    child(...boy, folk.boy) +
    mother(...stand(2010), 0.9) +
    child(...girl, folk.girl);
  return strip(morningTitle, morningSky, body, grassDefs(luck));
}
