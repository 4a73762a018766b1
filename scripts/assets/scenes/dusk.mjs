// Dusk: umbrella pines over a still sea on the Costa Brava, the sun going down, two people on a bench. What both formats share.
import { circle, rect } from './things/pencil.mjs';

export const title = 'Pinos y mar en calma al atardecer';
export const sky = [
  [0, '#3F7487'],
  [0.3, '#8AA9AA'],
  [0.58, '#E3C3A4'],
  [0.82, '#F4B587'],
  [1, '#EE9C72'],
];
export const leaves = ['#1F4536', '#2C5B44', '#4C7450'];
export const farLeaves = ['#2C5B44', '#3E6B4F', '#6B8256'];
export const scrub = ['#24493A', '#3E6B4F'];
export const wood = { bark: '#5A3A30', barkLight: '#B4694A' };
export const stone = { face: '#8A5647', light: '#C98062', shade: '#5E3E3A' };
export const nearStone = { face: '#4E3A3A', light: '#8A5647', shade: '#33302F' };

export const sun = (x, y, size) =>
  circle(x, y, 150 * size, '#FFE2AE', 'opacity=".28"') +
  circle(x, y, 98 * size, '#FFE2AE', 'opacity=".45"') +
  circle(x, y, 56 * size, '#FFEFC6');

/** A thin bar of evening cloud. */
export const bar = (x, y, long, fill, opacity) => rect(x, y, long, 7, fill, `rx="3.5" opacity="${opacity}"`);
