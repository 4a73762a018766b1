import { person } from '../scenes/things/people.mjs';
import { boy, climber, doctor, grandfather, grandmother, mother, psychologist } from './people.mjs';

const posts = Array.from({ length: 13 }, (_, post) => 230 + post * 61.6);
const crosses = posts
  .slice(0, -1)
  .map((post) => `M${post} 172l61.6 30m0-30l-61.6 30`)
  .join('');

const bank = `
    <path d="M0 70h86v150H0z" fill="front-ochre"/>
    <path d="M86 34h92v186H86z" fill="front-coral"/>
    <path d="M178 96h56v124h-56z" fill="plaster"/>
    <path d="M-6 62h96v9H-6zM82 26h100v9H82zM174 88h64v9h-64z" fill="tile"/>
    <path d="M14 92h16v26H14zM50 92h16v26H50zM14 142h16v26H14zM102 56h16v28h-16zM144 56h16v28h-16zM102 108h16v28h-16zM144 160h16v28h-16zM196 120h16v26h-16z" fill="ink" fill-opacity=".45"/>
    <path d="M50 142h16v26H50zM144 108h16v28h-16zM102 160h16v28h-16z" fill="glow"/>
    <path d="M0 202h240v18H0z" fill="stone"/>
    <path d="M0 214h240v8H0z" fill="stone-shade"/>
`;

/** 1200 by 280. Two houses, and between them the footbridge on which people meet; the middle tells the story. */
export const footbridge = `
      <path d="M0 0h1200v280H0z" fill="river-100"/>
    <circle cx="760" cy="64" r="44" fill="glow-soft"/>
    <circle cx="760" cy="64" r="28" fill="glow"/>
    <path d="M340 60h110a9 9 0 0 0-13-12 20 20 0 0 0-36-7 16 16 0 0 0-28 6 12 12 0 0 0-33 13zM890 52h90a8 8 0 0 0-11-10 17 17 0 0 0-30-6 13 13 0 0 0-24 5 10 10 0 0 0-25 11z" fill="card"/>
    <path d="M0 150c120-50 210-60 330-30s190 30 300-4 230-44 330-12 170 30 240 6v100H0z" fill="hill"/>
    <path d="M0 176c160-36 280-30 420-14s260 6 390-10 260-14 390 8v60H0z" fill="front-pine"/>
    <g id="b">${bank}</g>
    <use href="#b" transform="matrix(-1 0 0 1 1200 0)"/>
    <path d="M0 216h1200v64H0z" fill="river-600"/>
    <path d="M250 232h120m120 14h150m110-14h140m110 12h100M330 262h90m160 4h110m160-6h130" stroke="front-river" stroke-width="4" stroke-linecap="round"/>
    <path d="M420 206h34l8 74h-50zM746 206h34l8 74h-50z" fill="stone"/>
    <path d="M440 206h14l8 74h-18zM766 206h14l8 74h-18z" fill="stone-shade"/>
    ${person(334, 204, 98, grandfather)}
    ${person(384, 204, 90, grandmother, -1)}
    ${person(548, 204, 98, climber)}
    ${person(606, 204, 100, psychologist, -1)}
    ${person(668, 204, 101, doctor, -1)}
    ${person(866, 204, 96, mother, -1)}
    ${person(830, 204, 68, boy, -1)}
    <path d="${crosses}" fill="none" stroke="iron" stroke-width="4.5"/>
    <path d="${posts.map((post) => `M${post - 3} 168h6v38h-6z`).join('')}" fill="iron-shade"/>
    <path d="M222 166h756v7H222zM222 200h756v9H222z" fill="iron"/>
    <path d="M222 209h756v4H222z" fill="iron-shade"/>
`;
