// Dusk: umbrella pines over a still sea on the Costa Brava, the sun going down, two people on a bench.
import { couple } from './bench.mjs';
import { boat, cape, gull, lamps, lighthouse, lightPath, rock, stillWater } from './coast.mjs';
import { town } from './gulf.mjs';
import { chance, circle, fade, glints, picture, rect, ridge } from './pencil.mjs';
import { pine } from './pines.mjs';

const title = 'Pinos y mar en calma en la Costa Brava al atardecer';
const sky = [
  [0, '#3F7487'],
  [0.3, '#8AA9AA'],
  [0.58, '#E3C3A4'],
  [0.82, '#F4B587'],
  [1, '#EE9C72'],
];
const leaves = ['#1F4536', '#2C5B44', '#4C7450'];
const farLeaves = ['#2C5B44', '#3E6B4F', '#6B8256'];
const wood = { bark: '#5A3A30', barkLight: '#B4694A' };
const stone = { face: '#8A5647', light: '#C98062', shade: '#5E3E3A' };
const nearStone = { face: '#4E3A3A', light: '#8A5647', shade: '#33302F' };

const headland = [
  [800, 766],
  [838, 724],
  [872, 712],
  [916, 676],
  [960, 662],
  [1100, 658],
  [1196, 642],
  [1262, 612],
  [1340, 604],
  [1396, 580],
  [1440, 574],
];
const foot = [
  [690, 900],
  [744, 846],
  [800, 828],
  [850, 790],
  [930, 776],
  [1010, 800],
  [1100, 790],
  [1190, 756],
  [1290, 764],
  [1370, 730],
  [1440, 720],
];
const ledge = [
  [176, 402],
  [192, 378],
  [212, 370],
  [228, 352],
  [300, 346],
  [340, 330],
  [392, 322],
  [420, 312],
];
const ledgeFoot = [
  [96, 470],
  [132, 440],
  [170, 434],
  [206, 404],
  [256, 398],
  [306, 414],
  [352, 396],
  [420, 388],
];

const sun = (x, y, size) =>
  circle(x, y, 150 * size, '#FFE2AE', 'opacity=".28"') +
  circle(x, y, 98 * size, '#FFE2AE', 'opacity=".45"') +
  circle(x, y, 56 * size, '#FFEFC6');

/** A thin bar of evening cloud. */
const bar = (x, y, long, fill, opacity) => rect(x, y, long, 7, fill, `rx="3.5" opacity="${opacity}"`);

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
    rock(headland, 900, stone) +
    pine(luck, {
      x: 1186,
      y: 648,
      thick: 9,
      tips: [
        [-60, -270, 100],
        [40, -240, 74],
        [-130, -236, 66],
      ],
      leaves: farLeaves,
      ...wood,
    }) +
    pine(luck, {
      x: 1332,
      y: 612,
      thick: 14,
      tips: [
        [-110, -400, 150],
        [-226, -352, 92],
        [-20, -340, 110],
        [70, -390, 120],
      ],
      leaves,
      ...wood,
    }) +
    couple(1030, 664, 1.25) +
    rock(foot, 900, nearStone);
  return picture({
    title,
    width: 1440,
    height: 900,
    anchor: 'xMidYMid',
    defs: fade('y', sky),
    body,
  });
}

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
    rock(ledge, 900, stone) +
    pine(luck, {
      x: 366,
      y: 330,
      thick: 7.5,
      tips: [
        [-52, -206, 76],
        [-112, -178, 46],
        [-8, -172, 54],
        [36, -200, 60],
      ],
      leaves,
      ...wood,
    }) +
    couple(266, 350, 0.74) +
    rock(ledgeFoot, 900, nearStone);
  return picture({
    title,
    width: 420,
    height: 900,
    anchor: 'xMidYMin',
    defs: fade('y', sky),
    body,
  });
}
