import { afterAll, beforeAll, expect, test } from 'vitest';
import { newName, startTestApp, type TestApp } from '#tests/support/app.ts';

const password = 'casa-de-paper-7';
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
  await testApp.pool.query(
    `insert into users (username, username_key, password_hash, role, full_name, created_at)
     values ('jefatura', 'jefatura', 'none', 'admin', 'Marta Soler Puig', now())`,
  );
});
afterAll(() => testApp.stop());

const register = (username: string) => testApp.visitor().post('/api/register', { username, password });
const taken = 'Ese nombre de usuario ya está en uso. Prueba con otro.';
const reserved = 'Ese nombre podría confundirse con el de la clínica. Elige otro.';

test.each(['jefatura', 'JEFATURA', 'jefatura2', 'j3fatura', 'jéfatura', 'marta.soler.puig', 'Dirección'])(
  "%s is refused, because it looks like a staff member's name",
  async (name) => {
    const reply = await register(name);
    expect([reply.statusCode, reply.json().fields]).toEqual([409, { username: taken }]);
  },
);

test.each(['recepcio-onyar', 'onyar2', 'Nausica Riubell'])(
  "%s is refused, because it could be mistaken for the clinic's",
  async (name) => {
    const reply = await register(name);
    expect([reply.statusCode, reply.json().fields]).toEqual([409, { username: reserved }]);
  },
);

test.each(['dirесción', 'jеfatura', 'jefatura\u200b', 'jefatu\u0323ra', 'jеfаtúrа'])(
  '%j is refused, because it contains letters or marks that imitate others',
  async (name) => {
    const reply = await register(name);
    expect([reply.statusCode, reply.json().fields]).toEqual([
      400,
      { username: 'Usa letras latinas, cifras y los signos . _ - + @ &' },
    ]);
  },
);

test("names that look like another patient's are refused", async () => {
  const name = `marla-${newName()}`;
  expect((await register(name)).statusCode).toBe(201);
  for (const alike of [name.replace('marla', 'marIa'), name.replace('marla', 'mar1a'), name.toUpperCase()]) {
    const reply = await register(alike);
    expect([alike, reply.statusCode, reply.json().code]).toEqual([alike, 409, 'username_taken']);
  }
  expect((await register(name.replace('marla', 'màrla'))).statusCode).toBe(201);
});

test('of thirty concurrent look-alike names one is accepted', async () => {
  const base = newName();
  const spellings = ['pau10', 'Paulo', 'paul0', 'PAU1O', 'pauIo'].map((name) => `${name}-${base}`);
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, n) => register(spellings[n % 5] as string)),
  );
  const codes = replies.map(({ statusCode }) => statusCode);
  expect([codes.filter((code) => code === 201).length, codes.filter((code) => code === 409).length]).toEqual([
    1, 29,
  ]);
});

test.each(['Núria Güell', 'josé-luis', "d'Agramunt", 'Ñaki·99', 'ona.vila+1@example.org'])(
  '%s is accepted as a normal name',
  async (name) => {
    expect((await register(name)).statusCode).toBe(201);
  },
);

test('names from before can still sign in', async () => {
  const first = newName();
  await register(first);
  await testApp.pool.query(
    `update users set username = 'Мария', username_key = 'мария' where username = $1`,
    [first],
  );
  expect((await testApp.visitor().post('/api/login', { username: 'МАРИЯ', password })).statusCode).toBe(200);
});
