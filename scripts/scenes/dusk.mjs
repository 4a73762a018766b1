// Dusk: umbrella pines over a still sea on the Costa Brava, the sun going down, two people on a bench.
import { couple } from './bench.mjs';
import { boat, gull, lighthouse, lightPath, rock, stillWater } from './coast.mjs';
import { town } from './gulf.mjs';
import { chance, circle, fade, glints, path, picture, rect, ridge } from './pencil.mjs';
import { pine } from './pines.mjs';

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
    ridge(1440, [430, 418, 440, 462, 492, 510, 510, 510, 510], horizon, '#B99A8C') +
    ridge(1440, [392, 420, 436, 476, 504, 510, 512, 512, 512, 500, 478], horizon + 1, '#8E8079') +
    lighthouse(462, 474, 0.9) +
    stillWater(1440, horizon, 900) +
    lightPath(luck, 846, horizon, 250) +
    glints(luck, 1440, 540, 880, 34, 80) +
    ridge(1440, [510, 510, 510, 510, 510, 510, 510, 500, 470, 440, 420], horizon + 34, '#6E6660') +
    town(luck, { x: 1080, y: horizon + 30, width: 330, size: 1.5, lit: '#FFD873' }) +
    boat(716, 622, 1) +
    rock([[806, 760], [850, 716], [900, 700], [944, 668], [1010, 654], [1110, 650], [1190, 640], [1260, 612], [1330, 604], [1392, 580], [1440, 574]], 900, stone) +
    pine(luck, { x: 1180, y: 646, thick: 9, tips: [[-60, -270, 100], [40, -240, 74], [-130, -236, 66]], leaves: farLeaves, ...wood }) +
    pine(luck, { x: 1332, y: 612, thick: 14, tips: [[-110, -400, 150], [-226, -352, 92], [-20, -340, 110], [70, -390, 120]], leaves, ...wood }) +
    couple(1050, 656, 1.05) +
    rock([[690, 900], [744, 846], [800, 828], [850, 790], [930, 776], [1010, 800], [1100, 790], [1190, 756], [1290, 764], [1370, 730], [1440, 720]], 900, nearStone);
  return picture({
    title: 'Pinos y mar en calma en la Costa Brava al atardecer',
    width: 1440,
    height: 900,
    anchor: 'xMidYMid',
    defs: fade('y', sky),
    body,
  });
}
