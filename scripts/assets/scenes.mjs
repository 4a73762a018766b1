// Draws the background scenes to public/scenes/. The same seed gives the same drawing; run it again after a change:
//   node scripts/assets/scenes.mjs
// A new scene is a file for each format beside these and a line in this table.
import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { duskTall } from './scenes/dusk-tall.mjs';
import { duskWide } from './scenes/dusk-wide.mjs';
import { flatten } from './scenes/flat/flatten.mjs';
import { morningTall } from './scenes/morning-tall.mjs';
import { morningWide } from './scenes/morning-wide.mjs';
import { nightfall } from './scenes/nightfall.mjs';
import { noonTall } from './scenes/noon-tall.mjs';
import { noonWide } from './scenes/noon-wide.mjs';
import { duskStrip, morningStrip, noonStrip } from './scenes/strips.mjs';
import { round } from './scenes/things/pencil.mjs';

const drawings = {
  'morning-wide': morningWide,
  'morning-tall': morningTall,
  'noon-wide': noonWide,
  'noon-tall': noonTall,
  'dusk-wide': duskWide,
  'dusk-tall': duskTall,
  'morning-strip': morningStrip,
  'noon-strip': noonStrip,
  'dusk-strip': duskStrip,
};
const nights = {
  'morning-wide': { horizon: 360 },
  'morning-tall': { horizon: 200 },
  'noon-wide': { horizon: 380, river: 602 },
  'noon-tall': { horizon: 210, river: 326, size: 0.8 },
  'dusk-wide': { horizon: 400 },
  'dusk-tall': { horizon: 220 },
  'morning-strip': { horizon: 350 },
  'noon-strip': { horizon: 340, river: 463, size: 0.8 },
  'dusk-strip': { horizon: 360 },
};
const mostBytes = 25_000;
const folder = new URL('../../public/scenes/', import.meta.url);

mkdirSync(folder, { recursive: true });
function write(name, drawing) {
  const compressed = brotliCompressSync(drawing).length;
  if (compressed > mostBytes)
    throw new Error(`${name} weighs ${compressed} bytes compressed, at most ${mostBytes} are allowed`);
  writeFileSync(new URL(`${name}.svg`, folder), drawing);
  console.log(`${name}.svg ${drawing.length} bytes, ${compressed} compressed`);
}

/** Their grass is drawn from symbols by the hundred: drawn out it would weigh twice as much. */
const keptAsDrawn = ['morning-wide', 'morning-tall'];
/** Of a strip a screen below 640 px shows no more than this: there its picture is a third as high. */
const stripOnPhone = 1920;

for (const [name, draw] of Object.entries(drawings)) {
  const day = draw();
  for (const [time, drawing] of Object.entries({ '': day, '-night': round(nightfall(day, nights[name])) })) {
    write(`${name}${time}`, keptAsDrawn.includes(name) ? drawing : flatten(drawing));
    if (name.endsWith('-strip')) write(`${name}-tall${time}`, flatten(drawing, stripOnPhone));
  }
}
