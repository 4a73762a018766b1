/** What `direccion`, the seeded director, signs in with in a database of the tests. */
export const director = { username: 'direccion', password: 'river-stone-lantern', fullName: 'Dirección' };
