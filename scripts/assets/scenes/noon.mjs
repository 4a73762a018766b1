// Noon: the houses on the Onyar under the cathedral, a red iron footbridge, and their soft reflection. What both formats share.

export const title = 'Casas sobre el río a mediodía';
export const sky = [
  [0, '#A8CFD8'],
  [0.55, '#DCEBE6'],
  [1, '#F8EBD2'],
];

export const folk = {
  mother: {
    skin: '#C98D66',
    hair: '#3B2A22',
    top: '#E3A72F',
    legs: '#2B3E46',
    dress: '#2C5B44',
    reach: [8, -13],
  },
  child: { skin: '#C98D66', hair: '#3B2A22', top: '#9CC0C6', legs: '#17262B', reach: [-6, -25] },
  grandfather: {
    skin: '#E6B795',
    hair: '#F2EFE8',
    top: '#46585E',
    legs: '#3A3029',
    cane: true,
    reach: [7, -17],
  },
  grandmother: {
    skin: '#E6B795',
    hair: '#D9D4CB',
    top: '#BF4A33',
    legs: '#3A3029',
    dress: '#7A5A3A',
    reach: [-6, -18],
  },
  walker: {
    skin: '#8A5A3C',
    hair: '#1E1613',
    top: '#F1DDB4',
    legs: '#0B4F5E',
    bag: '#BF4A33',
    reach: [6, -15],
  },
  dreamer: { skin: '#EBC3A2', hair: '#A5523A', top: '#0F6577', legs: '#2B3E46', reach: [7, -22] },
};
