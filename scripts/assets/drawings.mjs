// Draws the small pictures of the public pages to public/drawings/. Run it again after a change:
//   node scripts/assets/drawings.mjs
// They are files and not parts of the pages, because the first view of the site may hold 140 kB of JavaScript, and drawings would
// travel twice: in the document and in its script.
import { mkdirSync, writeFileSync } from 'node:fs';
import { activityTitles, activityViews } from './drawings/activities.mjs';
import { porches } from './drawings/arcade.mjs';
import { footbridge } from './drawings/footbridge.mjs';
import { benchView, bridgeView, kiteView, roadView, stairsView } from './drawings/life-stages.mjs';
import { paint } from './drawings/palette.mjs';
import { portrait, portraits } from './drawings/portrait.mjs';
import { familyDoctorView, neurologyView, psychiatryView } from './drawings/referrals.mjs';
import { serviceFronts } from './drawings/service-fronts.mjs';
import { assistedView, currentView, magneticView, neurofeedbackView } from './drawings/therapies.mjs';
import { tighten } from './drawings/tighten.mjs';
import { ajarWindow, openWindow } from './drawings/window.mjs';
import { round } from './scenes/things/pencil.mjs';

const drawings = {
  ...named('service', serviceFronts, (body) => ({ box: [0, 0, 240, 150], body })),
  ...named('porch', porches, (body) => ({ box: [-90, 0, 380, 150], body })),
  ...named(
    'window',
    {
      kite: kiteView,
      bridge: bridgeView,
      stairs: stairsView,
      bench: benchView,
      road: roadView,
      'family-doctor': familyDoctorView,
      psychiatry: psychiatryView,
      neurology: neurologyView,
      magnetic: magneticView,
      neurofeedback: neurofeedbackView,
      assisted: assistedView,
    },
    openWindow,
  ),
  ...named('ajar', { neurofeedback: neurofeedbackView, current: currentView }, ajarWindow),
  ...named('portrait', portraits.map(portrait), openWindow),
  ...named('activity', activityViews, (body) => ({ box: [0, 0, 560, 224], body })),
  footbridge: { box: [0, 0, 1200, 280], body: footbridge },
};

function named(kind, bodies, draw) {
  return Object.fromEntries(Object.entries(bodies).map(([name, body]) => [`${kind}-${name}`, draw(body)]));
}

/** What each shows, for whoever opens the file itself; on the pages they are decoration. */
const titles = {
  'service-office': 'Una consulta en el despacho',
  'service-home': 'Una consulta a domicilio',
  'service-video': 'Una consulta por videollamada',
  'service-child': 'Una sesión de terapia infantil',
  'porch-platform': 'Un teléfono bajo los porches',
  'porch-magazine': 'Una revista y un café bajo los porches',
  'porch-guide': 'Una planta y una regadera bajo los porches',
  'window-kite': 'Una cometa sobre las dunas',
  'window-bridge': 'Dos amigos en el puente de hierro',
  'window-stairs': 'Alguien sube las escaleras del barrio viejo',
  'window-bench': 'Dos personas en un banco ante el mar',
  'window-road': 'Una carretera entre colinas y un informe',
  'window-family-doctor': 'El maletín de una médica de familia',
  'window-psychiatry': 'Dos personas conversan',
  'window-neurology': 'Un árbol como un nervio',
  'window-magnetic': 'Estimulación magnética',
  'window-neurofeedback': 'Neurofeedback',
  'window-assisted': 'Alguien con un perro',
  'ajar-neurofeedback': 'Neurofeedback',
  'ajar-current': 'Terapia transcraneal',
  ...Object.fromEntries(Object.entries(activityTitles).map(([name, title]) => [`activity-${name}`, title])),
  footbridge: 'Un puente sobre el río, y gente que se encuentra',
};
const titleOf = (name) => titles[name] ?? (name.startsWith('portrait') ? 'Alguien ante sus libros' : '');

const folder = new URL('../../public/drawings/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, { box, body }] of Object.entries(drawings)) {
  const [, , width, height] = box;
  const drawing = paint(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${width}" height="${height}"><title>${titleOf(name)}</title>${body}</svg>`,
  );
  writeFileSync(new URL(`${name}.svg`, folder), tighten(round(drawing).replace(/>\s+</g, '><')));
}
console.log(`${Object.keys(drawings).length} drawings`);
