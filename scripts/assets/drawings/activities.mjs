// A picture for each activity of the wellbeing guide: something of the house or of the river, never somebody who suffers.
import { person } from '../scenes/things/people.mjs';
import { dog } from './dog.mjs';
import { cup, lamp, nightRoom, plant, riverside, room, table, windowAt } from './interior.mjs';
import { climber, doctor, friend, girl, grandmother, mother, psychologist } from './people.mjs';
import { seated } from './seated.mjs';

const large = (drawn, x, y, size) => `<g transform="translate(${x} ${y}) scale(${size})">${drawn}</g>`;
const handsUp = { ...climber, reach: [6, -42], other: [-6, -42] };

const slowBreathing = `${room('river-50')}${windowAt(300, 34)}
    <path d="M284 40c-18 30 14 56-14 118h18c20-50 2-80 14-118zM412 40c18 30-4 60 22 118h-18c-22-50-8-80-20-118z" fill="front-pine" fill-opacity=".7"/>
    <path d="M286 96c-40-10-60 8-92 0m88 18c-30-6-44 6-66 2" fill="none" stroke="front-river" stroke-width="3.400" stroke-linecap="round"/>
    ${large(seated(0, 0, climber, 'front-coral'), 84, 200, 1.7)}${plant(490, 200)}`;

const fiveSenses = `${room()}${windowAt(60, 22)}${table(190, 310)}
    ${cup(250, 142, 1, 'river-600')}
    <circle cx="318" cy="126" r="17" fill="ochre-500"/><path d="M318 110c2-8 8-10 14-9-1 7-7 10-14 9z" fill="pine-700"/>
    <path d="M372 144q0-24 17-30 17 6 17 30z" fill="glow"/><path d="M366 142h46v5h-46z" fill="wood"/><circle cx="389" cy="112" r="4" fill="wood"/>
    <path d="M422 112c7 6 7 14 0 20m9-26c10 9 10 22 0 32" fill="none" stroke="ink-soft" stroke-width="2.600" stroke-linecap="round"/>
    <path d="M446 128h44v16h-44z" fill="coral-100"/><path d="M446 128h44v7h-44z" fill="coral-600"/>`;

const boat = (x, colour) => `
    <g transform="translate(${x} 0)"><path d="M-50 150h100q-8 24-28 24h-46q-20 0-26-24z" fill="${colour}"/><path d="M-54 144h108v8H-54z" fill="card"/><path d="M-22 152h8v14h-8zM16 152h8v14h-8z" fill="hair-dark" fill-opacity=".3"/></g>`;
const post = (x) =>
  `<path d="M${x - 7} 158h14v42h-14z" fill="wood"/><path d="M${x - 10} 154h20v8h-20z" fill="hair-dark"/>`;
const tenseAndRelease = `${riverside(194)}${boat(120, 'coral-600')}${boat(424, 'pine-700')}
    <path d="M174 148L248 164" stroke="plaster" stroke-width="3.600"/><path d="M370 148c-10 44-44 48-58 16" fill="none" stroke="plaster" stroke-width="3.600"/>
    ${post(252)}${post(310)}`;

const warmCup = `${room('ochre-100')}${windowAt(60, 26)}${windowAt(404, 26)}${table(150, 260)}${cup(282, 142, 2.1)}
    <path d="M336 132l42-8 6 14-44 8z" fill="card"/>`;

const jar = (x, colour) => `
    <path d="M${x - 22} 96q0-8 6-12v-8h32v8q6 4 6 12v40q0 6-6 6h-32q-6 0-6-6z" fill="${colour}"/><path d="M${x - 18} 68h36v10h-36z" fill="wood"/><path d="M${x - 15} 100h30v24h-30z" fill="card"/><path d="M${x - 9} 108h18m-18 8h11" stroke="ink-soft" stroke-width="2.600" stroke-linecap="round"/>`;
const nameIt = `${room('plaster')}
    ${['front-river', 'front-coral', 'front-ochre', 'front-pine'].map((colour, place) => jar(96 + place * 78, colour)).join('')}
    <path d="M50 142h330v10H50z" fill="wood"/><path d="M70 152h8v18h-8zM352 152h8v18h-8z" fill="hair-dark"/>
    ${person(470, 210, 132, { ...friend, reach: [9, -24] }, -1)}`;

const worryTime = `${room('river-50')}
    <circle cx="110" cy="74" r="42" fill="card"/><circle cx="110" cy="74" r="42" fill="none" stroke="wood" stroke-width="6"/><path d="M110 74V46m0 28l20 12" stroke="ink" stroke-width="4.400" stroke-linecap="round"/>
    <path d="M110 38v5m0 62v5m-36-36h5m62 0h5" stroke="ink-soft" stroke-width="3"/>
    ${table(210, 200)}<path d="M262 114h76v30h-76z" fill="coral-600"/><path d="M256 104h88v13h-88z" fill="tile-shade"/><path d="M293 112h14v13h-14z" fill="glow"/>
    <path d="M362 138l30-5 4 9-32 5z" fill="card"/>${large(seated(0, 0, mother, 'front-pine', { facing: -1 }), 512, 206, 1.5)}`;

const paperBeforeBed = `${nightRoom}${windowAt(60, 28, true)}${table(210, 280)}${large(lamp(0, 0), 436, 144, 0.8)}
    <path d="M262 134l58-14 54 12-58 16z" fill="card"/><path d="M286 133l30-7m-20 12l34-8m-22 12l32-8" stroke="ink-soft" stroke-width="2.200" stroke-linecap="round"/>
    <path d="M352 118l34 14-3 5-34-13z" fill="ochre-500"/>${cup(238, 142, 0.7, 'front-coral')}`;

const stones = [96, 178, 262, 346, 430];
const oneStep = `${riverside(212)}<path d="M0 150h70q10 30-6 74H0zM490 150h70v74h-62q-18-40-8-74z" fill="leaf"/>
    ${stones.map((x) => `<ellipse cx="${x + 10}" cy="190" rx="32" ry="11" fill="stone-shade"/><ellipse cx="${x + 10}" cy="186" rx="32" ry="11" fill="stone"/>`).join('')}
    ${person(106, 186, 116, { ...psychologist, stride: 1.6, bag: undefined })}
    <path d="M520 150c-9-10-7-50 0-64 8 14 10 54 0 64z" fill="pine-700"/>`;

const gentleStretch = `${room('coral-100')}${windowAt(96, 30)}${person(300, 212, 136, handsUp)}
    <path d="M226 206h150v8H226z" fill="front-river"/>${plant(440, 204)}`;

const shutters = (x, isLit, isShut) => `
    <path d="M${x} 60h30v46h-30z" fill="${isLit ? 'glow' : 'ink'}"/>${isShut ? `<path d="M${x} 60h30v46h-30z" fill="shutter"/><path d="M${x + 15} 60v46M${x + 3} 70h24m-24 9h24m-24 9h24m-24 9h24" stroke="shutter-shade" stroke-width="2.400"/>` : `<path d="M${x - 15} 60h14v46h-14zM${x + 31} 60h14v46h-14z" fill="shutter"/>`}`;
const closeTheDay = `
    <path d="M0 0h560v224H0z" fill="ink"/><circle cx="76" cy="44" r="18" fill="glow-soft"/><circle cx="84" cy="39" r="16" fill="ink"/>
    <path d="M150 30h.1M30 96h.1M530 40h.1M500 90h.1M120 74h.1" stroke="glow-soft" stroke-width="3" stroke-linecap="round"/>
    <path d="M150 34h130v144H150z" fill="front-coral"/><path d="M280 18h130v160H280z" fill="front-ochre"/><path d="M142 26h146v10H142zM272 10h146v10H272z" fill="tile"/>
    ${shutters(172, false, true)}${shutters(230, false, true)}${shutters(304, true, false)}${shutters(364, false, true)}
    <path d="M196 178v-36a18 18 0 0 1 36 0v36zM330 178v-36a18 18 0 0 1 36 0v36z" fill="wood"/>
    <path d="M0 178h560v46H0z" fill="river-700"/><path d="M308 186h22m-16 10h12m-20 12h28M70 196h60m300 12h70" stroke="glow" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/>`;

const awakeAtNight = `${nightRoom}${windowAt(70, 26, true)}${lamp(372, 206)}${large(seated(0, 0, grandmother, 'front-ochre', { notebook: true }), 248, 206, 1.7)}
    <path d="M430 206v-30h70v30z" fill="wood"/>${cup(466, 174, 0.8, 'front-coral')}`;

const shortMessage = `${room('ochre-100')}${windowAt(60, 28)}${table(200, 280)}
    <g transform="rotate(-8 300 120)"><path d="M268 62h58q6 0 6 6v76h-70V68q0-6 6-6z" fill="ink"/><path d="M268 72h58v66h-58z" fill="river-50"/><path d="M276 82h30q4 0 4 4v10q0 4-4 4h-30z" fill="front-river"/><path d="M318 108h-28q-4 0-4 4v10q0 4 4 4h28z" fill="front-pine"/></g>
    <path d="M352 46h96q10 0 10 10v30q0 10-10 10h-68l-20 16 2-16h-10q-10 0-10-10V56q0-10 10-10z" fill="card"/><path d="M366 64h66m-66 14h42" stroke="river-600" stroke-width="4.400" stroke-linecap="round"/>${plant(446, 142)}`;

const askForHelp = `${riverside(170)}
    ${person(170, 208, 124, { ...climber, reach: [11, -20] })}${person(392, 208, 124, { ...doctor, bag: undefined, reach: [11, -20] }, -1)}
    <path d="M196 128h170v18H196z" fill="front-ochre"/><path d="M196 142h170v5H196z" fill="tile-shade"/><path d="M212 146h10v44h-10zM340 146h10v44h-10z" fill="wood"/>`;

const pleasantThing = `${room('river-50')}${windowAt(70, 28)}${table(200, 300)}${plant(300, 142, 'coral-600')}${plant(446, 142, 'ochre-500')}
    <path d="M350 112h44v32h-44z" fill="front-river"/><path d="M350 120l-24-16-4 6 28 24zM394 116q22-2 20 14t-20 8" fill="front-river"/><path d="M316 100l14-3-4 14z" fill="river-600"/>`;

const me = { ...girl, top: 'pine-700', dress: 'pine-700', reach: [8, -28] };
const kindWords = `${room('coral-100')}
    <path d="M302 200V74a62 62 0 0 1 124 0v126z" fill="wood"/><path d="M311 196V75a53 53 0 0 1 106 0v121z" fill="river-100"/><path d="M330 60l24-24m-22 48l48-48" stroke="card" stroke-width="5" stroke-linecap="round"/>
    ${person(366, 196, 118, me, -1)}${person(236, 212, 132, me)}
    ${large(dog, 120, 208, 0.9)}${plant(490, 206)}`;

/** By the name of the activity. */
export const activityViews = {
  'slow-breathing': slowBreathing,
  'five-senses': fiveSenses,
  'tense-and-release': tenseAndRelease,
  'warm-cup': warmCup,
  'name-it': nameIt,
  'worry-time': worryTime,
  'paper-before-bed': paperBeforeBed,
  'one-step': oneStep,
  'gentle-stretch': gentleStretch,
  'close-the-day': closeTheDay,
  'awake-at-night': awakeAtNight,
  'short-message': shortMessage,
  'ask-for-help': askForHelp,
  'pleasant-thing': pleasantThing,
  'kind-words': kindWords,
};

/** What each shows, for whoever opens the file itself. */
export const activityTitles = {
  'slow-breathing': 'Alguien respira junto a una ventana abierta',
  'five-senses': 'Una mesa con cosas que ver, tocar, oír, oler y probar',
  'tense-and-release': 'Dos barcas amarradas: un cabo tenso y otro suelto',
  'warm-cup': 'Una taza caliente',
  'name-it': 'Tarros con su etiqueta en un estante',
  'worry-time': 'Un reloj y una caja cerrada',
  'paper-before-bed': 'Un cuaderno bajo la lámpara, de noche',
  'one-step': 'Alguien en la primera piedra para cruzar el río',
  'gentle-stretch': 'Alguien se estira',
  'close-the-day': 'Casas de noche con los postigos cerrados y una luz',
  'awake-at-night': 'Alguien lee de noche en una butaca',
  'short-message': 'Un teléfono con un mensaje corto',
  'ask-for-help': 'Dos personas llevan una mesa',
  'pleasant-thing': 'Flores y una regadera',
  'kind-words': 'Alguien se saluda en el espejo',
};
