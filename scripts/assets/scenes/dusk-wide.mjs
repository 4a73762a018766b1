import { bar, farLeaves, leaves, nearStone, scrub, sky, stone, sun, title, wood } from './dusk.mjs';
import { couple } from './things/bench.mjs';
import { boat, cape, gull, lamps, lighthouse, lightPath, rock, stillWater } from './things/coast.mjs';
import { town } from './things/gulf.mjs';
import { chance, fade, glints, picture, rect, ridge } from './things/pencil.mjs';
import { bush, pine } from './things/pines.mjs';

// Outlines from left to right: the terrace of the bench, and the darker rocks before it.
const headland =
  '756,846 784,776 806,748 838,724 872,712 916,676 960,662 1100,658 1196,642 1262,612 1340,604 1396,580 1440,574';
const foot = '690,900 744,846 800,828 850,790 930,776 1010,800 1100,790 1190,756 1290,764 1370,730 1440,720';

/** 1440 by 900: sun, boat and bench to the right of the panel, the pines lean in from the right. */
export function duskWide() {
  const luck = chance(31);
  const horizon = 508;
  const body =
    rect(0, 0, 1440, horizon + 4, 'url(#y)') +
    bar(820, 236, 190, '#FFF3CF', 0.4) +
    bar(900, 250, 150, '#FFF3CF', 0.3) +
    bar(540, 300, 240, '#FBE7E1', 0.4) +
    bar(640, 314, 110, '#FBE7E1', 0.35) +
    bar(160, 200, 260, '#FBE7E1', 0.3) +
    sun(846, 474, 1) +
    gull(720, 330, 1) +
    gull(762, 350, 0.8) +
    gull(690, 362, 0.7) +
    ridge(1440, [430, 418, 440, 462, 492, 508, 508, 508, 508], horizon + 1, '#CDA58E') +
    ridge(1440, [392, 420, 436, 476, 504, 508, 508, 508, 508, 508, 508], horizon + 2, '#8F948C') +
    lighthouse(462, 472, 0.9) +
    stillWater(1440, horizon, 900) +
    lightPath(luck, 846, horizon, 270) +
    glints(luck, 1440, 540, 880, 34, 80) +
    cape(940, horizon + 24, 520, 128, '#7C8C86') +
    cape(1010, horizon + 30, 460, 78, '#5F7A72') +
    town(luck, { x: 1070, y: horizon + 30, width: 350, size: 1.45, lit: '#FFD873' }) +
    lamps(luck, 1066, horizon + 31, 350, 1.1) +
    boat(700, 622, 1.05) +
    pine(luck, {
      x: 1144,
      y: 664,
      thick: 9,
      tips: '-60,-270,100 40,-240,74 -130,-236,66',
      leaves: farLeaves,
      ...wood,
    }) +
    pine(luck, {
      x: 1282,
      y: 626,
      thick: 14,
      tips: '-110,-400,150 -226,-352,92 -20,-340,110 70,-390,120 150,-352,84',
      leaves,
      ...wood,
    }) +
    bush(luck, 1236, 640, 42, scrub) +
    bush(luck, 1400, 596, 56, scrub) +
    rock(luck, headland, 900, stone) +
    bush(luck, 1180, 654, 26, scrub) +
    bush(luck, 900, 700, 22, scrub) +
    couple(1030, 664, 1.25) +
    rock(luck, foot, 900, nearStone);
  return picture({
    title,
    width: 1440,
    height: 900,
    anchor: 'xMidYMid',
    defs: fade('y', sky),
    body,
  });
}
