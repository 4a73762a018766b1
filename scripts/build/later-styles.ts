// After the build: beside every stylesheet its classes alone, which pages load behind their first paint.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { laterAddress, laterStyles } from '#platform/documents/paint/needed-styles.ts';

const folder = join(import.meta.dirname, '../../build/client/assets');

for (const name of readdirSync(folder).filter((file) => file.endsWith('.css')))
  writeFileSync(join(folder, laterAddress(name)), laterStyles(readFileSync(join(folder, name), 'utf8')));
