// Part of the build: the page that nginx serves while no process is running, with this clinic's telephone.
import { mkdirSync, writeFileSync } from 'node:fs';
import { unavailablePage } from '../../src/short-pages/short-pages.ts';

mkdirSync(new URL('../../build', import.meta.url), { recursive: true });
writeFileSync(new URL('../../build/unavailable.html', import.meta.url), unavailablePage);
