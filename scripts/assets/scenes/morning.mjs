// Morning: kites over the Empordà dunes, the Gulf of Roses behind, the Canigó far away. What both formats share.
import { circle } from './things/pencil.mjs';

export const title = 'Cometas sobre las dunas por la mañana';
export const sky = [
  [0, '#93C6D3'],
  [0.45, '#CFE5E2'],
  [0.78, '#FBE8CC'],
  [1, '#FAD6B4'],
];
export const greens = ['#5B8A70', '#6E9678', '#7E9C6C', '#93A56F'];
export const nearGreens = ['#4F7463', '#5F8560', '#6E8F63', '#86996A'];

export const folk = {
  girl: { skin: '#C98D66', hair: '#3B2A22', top: '#BF4A33', legs: '#F1DDB4', shoes: '#17262B', long: true },
  boy: { skin: '#E6B795', hair: '#A5523A', top: '#E3A72F', legs: '#2B3E46', shoes: '#F6F1E4' },
  runner: { skin: '#EBC3A2', hair: '#A5523A', top: '#BF4A33', legs: '#2B3E46', reach: [-7, -33], stride: 3 },
  friend: { skin: '#8A5A3C', hair: '#1E1613', top: '#0F6577', legs: '#17262B', reach: [7, -22], stride: 2 },
};

export const sun = (x, y, size) =>
  circle(x, y, 150 * size, '#FFF3CF', 'opacity=".28"') +
  circle(x, y, 92 * size, '#FFF3CF', 'opacity=".5"') +
  circle(x, y, 50 * size, '#FFF3CF');
