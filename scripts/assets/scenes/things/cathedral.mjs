// What stands above the old town of Girona.
import { circle, path, rect } from './pencil.mjs';

/** The cathedral's nave and bell tower, drawn in a box 250 wide, its foot at (x, y), and Sant Feliu's blunt spire beside it. */
export function cathedral(x, y, scale) {
  const stone = '#E4D2AC';
  const shade = '#CDB98F';
  const dark = '#8F7F62';
  const nave =
    path('M0 0v-128l66-24 66 24V0z', stone) +
    path('M66-152l66 24V0H66z', shade, 'opacity=".45"') +
    path('M-4-126l70-26 70 26v6l-70-26-70 26z', dark, 'opacity=".55"') +
    [10, 46, 82, 118].map((buttress) => rect(buttress - 4, -118, 8, 118, shade)).join('') +
    circle(66, -108, 12, dark, 'opacity=".6"') +
    [28, 64, 100].map((light) => path(`M${light - 6} -40v-34q6-14 12 0v34z`, dark, 'opacity=".5"')).join('');
  const tower =
    path('M134 0v-184h52V0z', stone) +
    path('M166 0v-184h20V0z', shade, 'opacity=".8"') +
    path('M130-184h60v6h-60zM132-126h56v5h-56z', dark, 'opacity=".5"') +
    path('M146-138v-26a14 14 0 0 1 14-13 14 14 0 0 1 14 13v26z', dark, 'opacity=".62"') +
    path('M140-184v-22h40v22z', stone) +
    path('M164-184v-22h16v22z', shade, 'opacity=".8"') +
    path('M136-206h48v5h-48z', dark, 'opacity=".5"') +
    path('M142-206q18-34 36 0z', '#B98A62') +
    path('M159-223v-14h2v14z', dark) +
    circle(160, -240, 3.5, dark);
  const feliu =
    path('M262 0v-118h34V0z', stone) +
    path('M282 0v-118h14V0z', shade, 'opacity=".8"') +
    path('M258-118h42v5h-42z', dark, 'opacity=".5"') +
    path('M273-84v-20q6-10 12 0v20z', dark, 'opacity=".6"') +
    path('M260-118v-14l3-9 3 9v14zM292-118v-14l3-9 3 9v14z', shade) +
    path('M266-118l7-62h12l7 62z', stone) +
    path('M281-180h4l7 62h-9z', shade, 'opacity=".8"');
  return `<g transform="translate(${x} ${y}) scale(${scale})">${feliu}${nave}${tower}</g>`;
}
