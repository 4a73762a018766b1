import { folk, greens, nearGreens, sky, sun, title } from './morning.mjs';
import { lightPath } from './things/coast.mjs';
import { fence, grass, grassDefs, hollow, lily, ripples } from './things/dunes.mjs';
import { child, handOf, mother } from './things/flyers.mjs';
import { canigo, sail, sea, town } from './things/gulf.mjs';
import { banded, great, kite, pineGreen, swallow } from './things/kites.mjs';
import { chance, cloud, crest, fade, glints, picture, rect, ridge } from './things/pencil.mjs';
import { person } from './things/people.mjs';

const horizon = 474;
const middle = [576, 612, 650, 664, 646, 618, 604, 616];
const high = [640, 690, 742, 756, 712, 646, 612, 636];
const near = [772, 742, 784, 836, 858, 834, 806, 780];
const back = crest(1440, middle);
const dune = crest(1440, high);
const front = crest(1440, near);
const stand = (x) => [x, dune(x) + 7];
const girl = [...stand(1004), 0.98];
const boy = [...stand(1116), 0.78];

/** Sky, mountains, the gulf, and who plays on the beach. */
function distance(luck) {
  return (
    rect(0, 0, 1440, horizon + 4, 'url(#y)') +
    sun(1196, 372, 0.9) +
    cloud(1250, 130, 150, 0.7) +
    cloud(420, 250, 120, 0.5) +
    cloud(120, 150, 170, 0.6) +
    canigo(470, horizon, 1.12, 0.86) +
    ridge(1440, [452, 446, 450, 440, 444, 452, 462, 474], horizon + 2, '#A9C7C2') +
    ridge(1440, [474, 474, 474, 470, 446, 402, 424, 410, 452, 474], horizon + 2, '#8FB5AE') +
    town(luck, { x: 900, y: horizon, width: 190, size: 0.9 }) +
    sea(1440, horizon, 628) +
    glints(luck, 1440, 484, 590, 40, 80) +
    lightPath(luck, 1196, horizon, 110, 0.8) +
    sail(716, 520, 0.85) +
    sail(868, 498, 0.5, '#F6E6C6') +
    sail(1330, 536, 1) +
    ridge(1440, middle, 900, '#EBD6A8') +
    grass(luck, { from: 0, to: 1440, crest: back, count: 15, deep: 16, size: 0.6, colours: greens }) +
    person(790, 676, 38, folk.runner, 1) +
    person(826, 678, 34, folk.friend, 1) +
    kite(banded, { x: 640, y: 300, size: 0.62, hand: [783, 645] })
  );
}

/** The dune where the children stand, and their kites. */
function children(luck) {
  return (
    ridge(1440, high, 900, '#F5E6C8') +
    hollow(1220, 613, 420, 190, '#E6D0A6') +
    hollow(300, 705, 300, 120, '#E6D0A6') +
    ripples(luck, { from: 860, to: 1400, crest: dune, count: 34, deep: 130, fill: '#D9BC86' }) +
    kite(great, { x: 856, y: 186, size: 1.4, hand: handOf(...girl) }) +
    kite(swallow, { x: 1046, y: 254, size: 1.05, hand: handOf(...boy) }) +
    kite(pineGreen, { x: 1312, y: 268, size: 0.7, hand: [1470, 600] }) +
    fence(luck, { from: 1196, to: 1440, crest: dune, tall: 46, gap: 40 }) +
    grass(luck, { from: 0, to: 900, crest: dune, count: 13, deep: 56, size: 1.1, colours: greens }) +
    grass(luck, { from: 1170, to: 1440, crest: dune, count: 12, deep: 50, size: 1, colours: greens }) +
    child(...boy, folk.boy) +
    mother(...stand(1044), 0.98) +
    child(...girl, folk.girl) +
    grass(luck, {
      from: 940,
      to: 1200,
      crest: (x) => dune(x) + 16,
      count: 6,
      deep: 30,
      size: 0.9,
      colours: greens,
    })
  );
}

/** Sand and grass before the feet of whoever looks. */
function foreground(luck) {
  return (
    ridge(1440, near, 900, '#E6D0A6') +
    hollow(330, 752, 360, 150, '#D9BC86', 0.5) +
    hollow(1330, 800, 380, 110, '#D9BC86', 0.5) +
    grass(luck, { from: -20, to: 620, crest: front, count: 16, deep: 80, size: 1.6, colours: nearGreens }) +
    grass(luck, { from: 1180, to: 1460, crest: front, count: 9, deep: 70, size: 1.6, colours: nearGreens }) +
    grass(luck, { from: 640, to: 1160, crest: front, count: 6, deep: 24, size: 1.3, colours: nearGreens }) +
    grass(luck, {
      from: -20,
      to: 1460,
      crest: () => 896,
      count: 14,
      deep: 20,
      size: 2.3,
      colours: nearGreens,
    }) +
    [700, 1010, 1160, 1340].map((x, index) => lily(x, front(x) + 34 + (index % 2) * 18, 1.3)).join('')
  );
}

/** 1440 by 900: the kites to the right of the panel, whoever holds them on the dune below. */
export function morningWide() {
  const luck = chance(11);
  const body = distance(luck) + children(luck) + foreground(luck);
  return picture({
    title,
    width: 1440,
    height: 900,
    anchor: 'xMidYMid',
    defs: fade('y', sky) + grassDefs(luck),
    body,
  });
}
