/** Where a text comes from, in the order of the page. */
export const textPlaces = [
  'services',
  'team',
  'plans',
  'perks',
  'emergency',
  'site',
  'complementary',
  'directory',
  'pages',
  'clinic',
  'consents',
] as const;
export type TextPlace = (typeof textPlaces)[number];
