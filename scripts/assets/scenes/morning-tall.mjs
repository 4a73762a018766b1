import { folk, greens, nearGreens, sky, sun, title } from './morning.mjs';
import { lightPath } from './things/coast.mjs';
import { fence, grass, grassDefs, hollow, lily, ripples } from './things/dunes.mjs';
import { child, handOf, mother } from './things/flyers.mjs';
import { canigo, sail, sea, town } from './things/gulf.mjs';
import { banded, great, kite, swallow } from './things/kites.mjs';
import { chance, cloud, crest, fade, glints, picture, rect, ridge } from './things/pencil.mjs';
import { person } from './things/people.mjs';

const horizon = 250;
const middle = [306, 318, 322, 312, 304, 310];
const high = [352, 366, 356, 334, 326, 336];
const near = [452, 432, 452, 476, 462, 446];
const nearest = [640, 622, 650, 668, 650, 640];
const dune = crest(420, high);
const stand = (x) => [x, dune(x) + 5];
const girl = [...stand(262), 0.62];
const boy = [...stand(336), 0.5];

/** Sky, mountains, the gulf, and who plays on the beach. */
function distance(luck) {
  return (
    rect(0, 0, 420, horizon + 2, 'url(#y)') +
    sun(352, 200, 0.5) +
    cloud(300, 112, 76, 0.7) +
    cloud(6, 150, 66, 0.55) +
    canigo(10, horizon, 0.46, 0.44) +
    ridge(420, [238, 234, 238, 232, 236, 244, 250], horizon + 1, '#A9C7C2') +
    ridge(420, [250, 250, 246, 232, 218, 228, 222, 240], horizon + 1, '#8FB5AE') +
    town(luck, { x: 240, y: horizon, width: 76, size: 0.5 }) +
    sea(420, horizon, 316) +
    glints(luck, 420, 256, 300, 16, 40) +
    lightPath(luck, 352, horizon, 58, 0.4) +
    sail(72, 272, 0.5) +
    sail(392, 278, 0.5) +
    sail(176, 262, 0.32, '#F6E6C6') +
    ridge(420, middle, 900, '#EBD6A8') +
    grass(luck, {
      from: 0,
      to: 420,
      crest: crest(420, middle),
      count: 12,
      deep: 8,
      size: 0.38,
      colours: greens,
    }) +
    person(108, 342, 24, folk.runner, 1) +
    person(130, 344, 21, folk.friend, 1) +
    kite(banded, { x: 52, y: 164, size: 0.36, hand: [104, 322] })
  );
}

/** The dune where the children stand, and their kites. */
function children(luck) {
  return (
    ridge(420, high, 900, '#F5E6C8') +
    hollow(330, 327, 190, 110, '#E6D0A6') +
    ripples(luck, { from: 130, to: 400, crest: dune, count: 16, deep: 80, fill: '#D9BC86' }) +
    kite(great, { x: 158, y: 132, size: 0.66, hand: handOf(...girl) }) +
    kite(swallow, { x: 268, y: 166, size: 0.52, hand: handOf(...boy) }) +
    fence(luck, { from: 364, to: 430, crest: dune, tall: 28, gap: 22 }) +
    grass(luck, { from: 0, to: 200, crest: dune, count: 10, deep: 34, size: 0.6, colours: greens }) +
    child(...boy, folk.boy) +
    mother(...stand(287), 0.62) +
    child(...girl, folk.girl) +
    grass(luck, {
      from: 200,
      to: 420,
      crest: (x) => dune(x) + 12,
      count: 6,
      deep: 40,
      size: 0.6,
      colours: greens,
    })
  );
}

/** Sand and grass before the feet of whoever looks. */
function foreground(luck) {
  return (
    ridge(420, near, 900, '#E6D0A6') +
    hollow(120, 436, 170, 120, '#D9BC86', 0.5) +
    grass(luck, {
      from: 250,
      to: 430,
      crest: crest(420, near),
      count: 5,
      deep: 26,
      size: 1,
      colours: greens,
    }) +
    ridge(420, nearest, 900, '#DCC390') +
    hollow(380, 650, 330, 160, '#D0B27A', 0.5) +
    grass(luck, {
      from: -10,
      to: 170,
      crest: crest(420, nearest),
      count: 6,
      deep: 40,
      size: 1.5,
      colours: nearGreens,
    }) +
    grass(luck, {
      from: 330,
      to: 440,
      crest: crest(420, nearest),
      count: 3,
      deep: 60,
      size: 1.5,
      colours: nearGreens,
    }) +
    grass(luck, {
      from: -10,
      to: 430,
      crest: () => 880,
      count: 7,
      deep: 40,
      size: 2.2,
      colours: nearGreens,
    }) +
    lily(96, 720, 1.2) +
    lily(330, 740, 1.3)
  );
}

/** 420 by 900: kites and children end at 360, above the panel of a phone; below it sand and grass. */
export function morningTall() {
  const luck = chance(7);
  const body = distance(luck) + children(luck) + foreground(luck);
  return picture({
    title,
    width: 420,
    height: 900,
    anchor: 'xMidYMin',
    defs: fade('y', sky) + grassDefs(luck),
    body,
  });
}
