// Morning: kites over the Empordà dunes, the Gulf of Roses behind, the Canigó far away.
import { fence, grass, grassDefs, hollow, lily, ripples } from './dunes.mjs';
import { child, handOf, mother } from './flyers.mjs';
import { canigo, sail, sea, town } from './gulf.mjs';
import { kite } from './kites.mjs';
import { chance, circle, cloud, crest, fade, glints, picture, rect, ridge } from './pencil.mjs';
import { person } from './people.mjs';

const title = 'Cometas sobre las dunas del Empordà por la mañana';
const sky = [
  [0, '#93C6D3'],
  [0.45, '#CFE5E2'],
  [0.78, '#FBE8CC'],
  [1, '#FAD6B4'],
];
const greens = ['#4F7463', '#5B8A70', '#6E9678', '#7E9C6C'];
const nearGreens = ['#2C5B44', '#3E6B4F', '#4F7463', '#4C7A63'];
const coral = '#BF4A33';
const ochre = '#E3A72F';
const river = '#0F6577';
const pine = '#4C7A63';
const plaster = '#F6E6C6';
const skyBlue = '#8FBCC4';

const folk = {
  girl: { skin: '#C98D66', hair: '#3B2A22', top: coral, legs: '#F1DDB4', shoes: '#17262B', long: true },
  boy: { skin: '#E6B795', hair: '#A5523A', top: ochre, legs: '#2B3E46', shoes: '#F6F1E4' },
  runner: { skin: '#EBC3A2', hair: '#A5523A', top: coral, legs: '#2B3E46', reach: [-7, -33], stride: 3 },
  friend: { skin: '#8A5A3C', hair: '#1E1613', top: '#0F6577', legs: '#17262B', reach: [7, -22], stride: 2 },
};

const sun = (x, y, size) =>
  circle(x, y, 150 * size, '#FFF3CF', 'opacity=".28"') +
  circle(x, y, 92 * size, '#FFF3CF', 'opacity=".5"') +
  circle(x, y, 50 * size, '#FFF3CF');

/** 1440 by 900: the kites to the right of the panel, whoever holds them on the dune below. */
export function morningWide() {
  const luck = chance(11);
  const horizon = 474;
  const middle = [576, 612, 650, 664, 646, 618, 604, 616];
  const high = [640, 690, 742, 756, 712, 646, 612, 636];
  const near = [772, 742, 784, 836, 858, 834, 806, 780];
  const back = crest(1440, middle);
  const dune = crest(1440, high);
  const front = crest(1440, near);
  const stand = (x) => [x, dune(x) + 7];
  const girl = [...stand(1046), 0.98];
  const boy = [...stand(1178), 0.78];
  const body =
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
    sail(716, 520, 0.85) +
    sail(868, 498, 0.5, '#F6E6C6') +
    sail(1330, 536, 1) +
    ridge(1440, middle, 900, '#EBD6A8') +
    grass(luck, { from: 0, to: 1440, crest: back, count: 26, deep: 18, size: 0.6, colours: greens }) +
    person(790, 676, 38, folk.runner, 1) +
    person(826, 678, 34, folk.friend, 1) +
    kite({
      shape: 'hexagon',
      x: 676,
      y: 372,
      size: 0.6,
      turn: -14,
      cloths: [ochre, plaster, pine],
      bows: [pine, ochre, pine, ochre],
      hand: [783, 645],
    }) +
    ridge(1440, high, 900, '#F5E6C8') +
    hollow(1220, 613, 420, 190, '#E6D0A6') +
    hollow(300, 705, 300, 120, '#E6D0A6') +
    ripples(luck, { from: 860, to: 1400, crest: dune, count: 34, deep: 130, fill: '#D9BC86' }) +
    kite({
      shape: 'lozenge',
      x: 856,
      y: 186,
      size: 1.4,
      turn: -20,
      cloths: [coral, ochre, ochre, coral],
      bows: [river, coral, ochre, river, coral, ochre],
      hand: handOf(...girl),
    }) +
    kite({
      shape: 'delta',
      x: 1064,
      y: 254,
      size: 1.05,
      turn: -16,
      cloths: [river, skyBlue, plaster],
      bows: [ochre, coral, ochre, coral],
      hand: handOf(...boy),
    }) +
    kite({
      shape: 'lozenge',
      x: 1312,
      y: 268,
      size: 0.7,
      turn: -24,
      cloths: [pine, plaster, plaster, pine],
      bows: [coral, ochre, coral, ochre],
      hand: [1470, 600],
    }) +
    fence(luck, { from: 1236, to: 1440, crest: dune, tall: 46, gap: 40 }) +
    grass(luck, { from: 0, to: 900, crest: dune, count: 24, deep: 60, size: 1, colours: greens }) +
    grass(luck, { from: 1200, to: 1440, crest: dune, count: 12, deep: 50, size: 1, colours: greens }) +
    child(...boy, folk.boy) +
    mother(...stand(1086), 0.98) +
    child(...girl, folk.girl) +
    grass(luck, {
      from: 940,
      to: 1200,
      crest: (x) => dune(x) + 16,
      count: 6,
      deep: 30,
      size: 0.9,
      colours: greens,
    }) +
    ridge(1440, near, 900, '#E6D0A6') +
    hollow(330, 752, 360, 150, '#D9BC86', 0.5) +
    hollow(1330, 800, 380, 110, '#D9BC86', 0.5) +
    grass(luck, { from: 0, to: 1440, crest: front, count: 44, deep: 90, size: 1.7, colours: nearGreens }) +
    grass(luck, {
      from: 0,
      to: 1440,
      crest: () => 886,
      count: 22,
      deep: 40,
      size: 2.4,
      colours: nearGreens,
    }) +
    [700, 1010, 1160, 1340].map((x, index) => lily(x, front(x) + 34 + (index % 2) * 18, 1.3)).join('');
  return picture({
    title,
    width: 1440,
    height: 900,
    anchor: 'xMidYMid',
    defs: fade('y', sky) + grassDefs(luck),
    body,
  });
}

/** 420 by 900: kites and children end at 360, above the panel of a phone; below it sand and grass. */
export function morningTall() {
  const luck = chance(7);
  const horizon = 250;
  const middle = [306, 318, 322, 312, 304, 310];
  const high = [352, 366, 356, 334, 326, 336];
  const near = [452, 432, 452, 476, 462, 446];
  const nearest = [640, 622, 650, 668, 650, 640];
  const dune = crest(420, high);
  const stand = (x) => [x, dune(x) + 5];
  const girl = [...stand(262), 0.62];
  const boy = [...stand(336), 0.5];
  const body =
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
    kite({
      shape: 'hexagon',
      x: 62,
      y: 176,
      size: 0.36,
      turn: -14,
      cloths: [ochre, plaster, pine],
      bows: [pine, ochre, pine, ochre],
      hand: [104, 322],
    }) +
    ridge(420, high, 900, '#F5E6C8') +
    hollow(330, 327, 190, 110, '#E6D0A6') +
    ripples(luck, { from: 130, to: 400, crest: dune, count: 16, deep: 80, fill: '#D9BC86' }) +
    kite({
      shape: 'lozenge',
      x: 158,
      y: 132,
      size: 0.66,
      turn: -20,
      cloths: [coral, ochre, ochre, coral],
      bows: [river, coral, ochre, river, coral],
      hand: handOf(...girl),
    }) +
    kite({
      shape: 'delta',
      x: 268,
      y: 166,
      size: 0.52,
      turn: -16,
      cloths: [river, skyBlue, plaster],
      bows: [ochre, coral, ochre],
      hand: handOf(...boy),
    }) +
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
    }) +
    ridge(420, near, 900, '#E6D0A6') +
    hollow(120, 436, 170, 120, '#D9BC86', 0.5) +
    grass(luck, {
      from: 0,
      to: 420,
      crest: crest(420, near),
      count: 14,
      deep: 60,
      size: 1,
      colours: greens,
    }) +
    ridge(420, nearest, 900, '#DCC390') +
    grass(luck, {
      from: 0,
      to: 420,
      crest: crest(420, nearest),
      count: 18,
      deep: 90,
      size: 1.5,
      colours: nearGreens,
    }) +
    grass(luck, { from: 0, to: 420, crest: () => 860, count: 14, deep: 60, size: 2.2, colours: nearGreens }) +
    lily(96, 720, 1.2) +
    lily(330, 740, 1.3);
  return picture({
    title,
    width: 420,
    height: 900,
    anchor: 'xMidYMin',
    defs: fade('y', sky) + grassDefs(luck),
    body,
  });
}
