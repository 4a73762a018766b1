// Morning: kites over the Empordà dunes, the Gulf of Roses behind, the Canigó far away.
import { fence, grass, grassDefs, lily, ripples } from './dunes.mjs';
import { canigo, sail, sea, town } from './gulf.mjs';
import { kite } from './kites.mjs';
import { chance, circle, cloud, crest, fade, glints, picture, rect, ridge } from './pencil.mjs';
import { person } from './people.mjs';

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
  child: {
    skin: '#C98D66',
    hair: '#3B2A22',
    top: coral,
    legs: '#17262B',
    reach: [-9, -31],
    other: [-8, -27],
    stride: 1,
  },
  adult: { skin: '#C98D66', hair: '#3B2A22', top: river, legs: '#3A3029', reach: [-8, -25], other: [6, -15] },
  runner: { skin: '#EBC3A2', hair: '#A5523A', top: ochre, legs: '#2B3E46', reach: [-7, -33], stride: 3 },
  friend: { skin: '#8A5A3C', hair: '#1E1613', top: '#8FB29B', legs: '#17262B', reach: [7, -22], stride: 2 },
};

const sun = (x, y, size) =>
  circle(x, y, 150 * size, '#FFF3CF', 'opacity=".28"') +
  circle(x, y, 92 * size, '#FFF3CF', 'opacity=".5"') +
  circle(x, y, 50 * size, '#FFF3CF');

/** 1440 by 900: the kites to the right of the panel, whoever holds them on the dune below. */
export function morningWide() {
  const luck = chance(11);
  const horizon = 474;
  const middle = [586, 622, 654, 668, 650, 622, 606, 618];
  const high = [640, 690, 742, 752, 706, 646, 612, 640];
  const near = [772, 742, 778, 830, 852, 828, 800, 776];
  const back = crest(1440, middle);
  const dune = crest(1440, high);
  const front = crest(1440, near);
  const childX = 1052;
  const adultX = 1120;
  const body =
    rect(0, 0, 1440, horizon + 4, 'url(#y)') +
    sun(1204, 352, 0.9) +
    cloud(1240, 150, 150, 0.7) +
    cloud(420, 250, 120, 0.5) +
    cloud(120, 150, 170, 0.6) +
    canigo(520, horizon, 1.08) +
    ridge(1440, [452, 446, 450, 440, 444, 452, 462, 474], horizon + 2, '#A9C7C2') +
    ridge(1440, [474, 474, 474, 470, 446, 396, 424, 404, 452, 474], horizon + 2, '#8FB5AE') +
    town(luck, { x: 930, y: horizon, width: 150, size: 0.9 }) +
    sea(1440, horizon, 628) +
    glints(luck, 1440, 484, 590, 40, 80) +
    sail(700, 520, 0.8) +
    sail(906, 500, 0.5, '#F6E6C6') +
    sail(1330, 532, 0.95) +
    ridge(1440, middle, 900, '#EBD6A8') +
    grass(luck, { from: 0, to: 1440, crest: back, count: 26, deep: 18, size: 0.55, colours: greens }) +
    person(780, 668, 34, folk.runner, 1) +
    person(810, 669, 31, folk.friend, 1) +
    kite({
      shape: 'hexagon',
      x: 668,
      y: 396,
      size: 0.42,
      turn: -14,
      cloths: [ochre, plaster, pine],
      bows: [ochre, coral],
      hand: [774, 640],
    }) +
    ridge(1440, high, 900, '#F5E6C8') +
    ripples(luck, { from: 560, to: 1400, crest: dune, count: 40, deep: 150, fill: '#DCC08A' }) +
    kite({
      shape: 'lozenge',
      x: 846,
      y: 196,
      size: 1.25,
      turn: -20,
      cloths: [coral, ochre, ochre, coral],
      bows: [river, coral, ochre, river],
      hand: [childX - 13, dune(childX) - 46],
    }) +
    kite({
      shape: 'delta',
      x: 1030,
      y: 268,
      size: 0.8,
      turn: -16,
      cloths: [river, skyBlue, plaster],
      bows: [ochre, coral, ochre],
      hand: [adultX - 18, dune(adultX) - 56],
    }) +
    kite({
      shape: 'lozenge',
      x: 1300,
      y: 236,
      size: 0.62,
      turn: -24,
      cloths: [pine, plaster, plaster, pine],
      bows: [coral, ochre, coral],
      hand: [1460, 600],
    }) +
    fence(luck, { from: 1214, to: 1440, crest: dune, tall: 44, gap: 42 }) +
    grass(luck, { from: 0, to: 1440, crest: dune, count: 34, deep: 60, size: 0.95, colours: greens }) +
    person(adultX, dune(adultX) + 5, 92, folk.adult, 1) +
    person(childX, dune(childX) + 5, 62, folk.child, 1) +
    ridge(1440, near, 900, '#E6D0A6') +
    grass(luck, { from: 0, to: 1440, crest: front, count: 60, deep: 90, size: 1.7, colours: nearGreens }) +
    [760, 1020, 1180, 1330].map((x, index) => lily(x, front(x) + 30 + (index % 2) * 22, 1.3)).join('');
  return picture({
    title: 'Cometas sobre las dunas del Empordà por la mañana',
    width: 1440,
    height: 900,
    anchor: 'xMidYMid',
    defs: fade('y', sky) + grassDefs(luck),
    body,
  });
}
