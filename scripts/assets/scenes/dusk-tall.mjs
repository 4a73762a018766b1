import { bar, leaves, nearStone, scrub, sky, stone, sun, title, wood } from './dusk.mjs';
import { couple } from './things/bench.mjs';
import { boat, cape, gull, lamps, lighthouse, lightPath, rock, shore, stillWater } from './things/coast.mjs';
import { town } from './things/gulf.mjs';
import { chance, fade, glints, picture, rect, ridge } from './things/pencil.mjs';
import { bush, pine } from './things/pines.mjs';

// Outlines from left to right: the terrace of the bench, and the darker rocks before it.
const ledge = '176,402 192,378 212,370 228,352 300,346 340,330 392,322 420,312';
const ledgeFoot = '48,506 70,486 96,470 132,440 170,434 206,404 256,398 306,414 352,396 420,388';

/** 420 by 900: pines, sun and bench end at 380, above the panel of a phone; the rest is still water. */
export function duskTall() {
  const luck = chance(5);
  const horizon = 266;
  const body =
    rect(0, 0, 420, horizon + 2, 'url(#y)') +
    bar(20, 128, 110, '#FFF3CF', 0.35) +
    bar(70, 140, 70, '#FFF3CF', 0.3) +
    bar(120, 176, 90, '#FBE7E1', 0.35) +
    sun(150, 246, 0.54) +
    gull(92, 176, 0.6) +
    gull(114, 186, 0.5) +
    ridge(420, [226, 234, 248, 266, 266, 266], horizon + 1, '#CDA58E') +
    ridge(420, [240, 246, 262, 266, 266, 266, 266], horizon + 1, '#8F948C') +
    lighthouse(40, 247, 0.5) +
    stillWater(420, horizon, 900) +
    lightPath(luck, 150, horizon, 150, 0.56) +
    glints(luck, 420, 290, 860, 26, 52) +
    cape(238, horizon + 10, 200, 60, '#7C8C86') +
    cape(262, horizon + 13, 180, 36, '#5F7A72') +
    town(luck, { x: 286, y: horizon + 13, width: 134, size: 0.75, lit: '#FFD873' }) +
    lamps(luck, 284, horizon + 14, 134, 0.6) +
    boat(86, 326, 0.6) +
    pine(luck, {
      x: 366,
      y: 340,
      thick: 7.5,
      tips: '-52,-206,76 -112,-178,46 -8,-172,54 36,-200,60',
      leaves,
      ...wood,
    }) +
    bush(luck, 400, 330, 24, scrub) +
    rock(luck, ledge, 560, stone) +
    bush(luck, 330, 340, 13, scrub) +
    couple(266, 350, 0.74) +
    rock(luck, ledgeFoot, 560, nearStone) +
    stillWater(420, horizon, 900, 0.36) +
    shore(luck, 46, 430, 519);
  return picture({
    title,
    width: 420,
    height: 900,
    anchor: 'xMidYMin',
    defs: fade('y', sky),
    body,
  });
}
