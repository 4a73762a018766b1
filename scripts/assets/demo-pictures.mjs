// Draws what the demonstration shows: the portrait of one professional, plainly a drawing and of nobody, and a signed paper.
// Writes demo/portrait.webp and demo/signed-paper.webp.
import sharp from 'sharp';

const [paper, river, ink, skin, hair, ochre, pine, coral] = [
  ...['#dcebee', '#7fb2bd', '#23343b', '#e2b48f', '#4b3328', '#e8b84a', '#3f6f5b', '#c9634a'],
];
const house = (x, y, width, height, colour) =>
  `<path d="M${x} ${y + 40}l${width / 2} -40l${width / 2} 40v${height}h-${width}z" fill="${colour}"/>` +
  `<rect x="${x + width / 2 - 14}" y="${y + 78}" width="28" height="44" rx="14" fill="${paper}"/>`;

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="560" viewBox="0 0 480 560">
  <rect width="480" height="560" fill="${paper}"/>
  ${house(-20, 210, 130, 300, ochre)}${house(100, 170, 120, 340, coral)}
  ${house(276, 190, 120, 320, pine)}${house(384, 220, 130, 300, ochre)}
  <rect y="470" width="480" height="90" fill="${river}"/>
  <path d="M96 560c4-92 66-128 144-128s140 36 144 128z" fill="${ink}"/>
  <path d="M210 372h60v64c0 34-60 34-60 0z" fill="${skin}"/>
  <path d="M190 440l50 62l50-62l18 10l-68 96l-68-96z" fill="${paper}"/>
  <ellipse cx="240" cy="296" rx="78" ry="98" fill="${skin}"/>
  <path d="M158 300c-12-92 40-126 92-122c50 4 86 40 72 122c-8-34-18-52-34-62c-34 10-66 4-92-8c-20 16-30 36-38 70z" fill="${hair}"/>
  <path d="M164 318c6 74 34 92 76 92s70-18 76-92c-10 30-22 36-40 32c-22-10-50-10-72 0c-18 4-30-2-40-32z" fill="${hair}"/>
  <path d="M212 366c18 14 38 14 56 0c-4 22-52 22-56 0z" fill="${paper}"/>
  <g fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round">
    <path d="M196 300c8-8 20-8 28 0M256 300c8-8 20-8 28 0M240 312l-8 28h14"/>
    <circle cx="210" cy="300" r="26"/><circle cx="270" cy="300" r="26"/><path d="M236 298h8"/>
  </g>
</svg>`;

await sharp(Buffer.from(drawing)).webp({ quality: 80 }).toFile('demo/portrait.webp');

// And the paper that somebody invented has signed: lines for words, and a stroke of a pen.
const lines = Array.from({ length: 15 }, (_, at) => {
  const width = [620, 640, 600, 380][at % 4];
  return `<rect x="90" y="${220 + at * 38}" width="${width}" height="9" rx="4" fill="#b9c4c8"/>`;
});
const signed = `<svg xmlns="http://www.w3.org/2000/svg" width="820" height="1160" viewBox="0 0 820 1160">
  <rect width="820" height="1160" fill="#fdfcf8"/>
  <rect x="90" y="110" width="400" height="26" rx="8" fill="${ink}"/>${lines.join('')}
  <path d="M90 1010h330" stroke="${ink}" stroke-width="3"/>
  <path d="M110 990c40-90 70-90 60-20s20 40 44-30 44-20 30 30 40 20 56-20 30 40 90 4" fill="none" stroke="#1f4e79" stroke-width="6" stroke-linecap="round"/>
</svg>`;

await sharp(Buffer.from(signed)).webp({ quality: 75 }).toFile('demo/signed-paper.webp');
