/** Credentials of `direccion`, the seeded director of test databases. */
export const director = { username: 'direccion', password: 'river-stone-lantern', fullName: 'Dirección' };
