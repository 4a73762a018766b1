import tokens from '#design/tokens.css?raw';
import { frontColors, softColors, type Tone, textColors } from '#design/tone.ts';
import { Family, Specimen } from './specimen.tsx';

/** Parsed from the stylesheet, so that new tokens appear automatically. */
const [day = '', night = ''] = tokens.split('color-scheme: dark;');
const declaredIn = (part: string) =>
  [...part.matchAll(/^\s+--([\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => ({ name, value }));
const declared = declaredIn(day);
const colorsOf = (part: string) =>
  declaredIn(part).filter(({ name, value }) => name.startsWith('color-') && value.startsWith('#'));
// Declarations after the scheme's own block are exceptions for drawings.
const schemes = [
  { title: 'Colores', colors: colorsOf(day) },
  { title: 'Colores de noche', colors: colorsOf(night.slice(0, night.indexOf('}'))) },
];
const radii = declared.filter(({ name }) => name.startsWith('radius-'));
const tones: readonly { tone: Tone; meaning: string }[] = [
  { tone: 'river', meaning: 'Despacho' },
  { tone: 'pine', meaning: 'Domicilio' },
  { tone: 'coral', meaning: 'Videollamada' },
  { tone: 'ochre', meaning: 'Infancia' },
];
const sizes = [
  ['text-h1', 'font-display font-[680] text-h1'],
  ['text-h2', 'font-display font-[680] text-h2'],
  ['text-h3', 'font-display font-[680] text-h3'],
  ['text-h4', 'font-display font-[650] text-h4'],
  ['text-lg', 'text-lg'],
  ['text-base', 'text-base'],
  ['text-sm', 'text-sm'],
  ['text-xs', 'text-xs'],
] as const;

/** Design tokens: colours, fonts, radii and the four tones. */
export function TokenSpecimens() {
  return (
    <Family title='Colores y letra'>
      <Specimen
        file='tokens.css'
        title='Colores'
        note='Los colores de fachada nunca llevan letra encima.'
        className='flex flex-col gap-8'
      >
        {schemes.map(({ title, colors }) => (
          <div key={title}>
            <h4>{title}</h4>
            <ul className='mt-3 grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-4'>
              {colors.map(({ name, value }) => (
                <li key={name}>
                  <div className='h-16 rounded-sm border border-line' style={{ background: value }} />
                  <p className='mt-1.5 font-[650] text-sm'>{name.replace('color-', '')}</p>
                  <p className='text-ink-soft text-xs tabular-nums'>{value}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Specimen>
      <Specimen
        file='tone.ts'
        title='Tonos'
        note='Cada modalidad conserva el suyo en toda la web, y nada que no sea una modalidad lo lleva en su fachada.'
      >
        {tones.map(({ tone, meaning }) => (
          <div key={tone} className='w-40 overflow-hidden rounded-card border border-line'>
            <div className={`h-8 ${frontColors[tone]}`} />
            <p className={`px-4 py-3 font-[650] ${softColors[tone]} ${textColors[tone]}`}>{meaning}</p>
            <p className='px-4 py-2 text-ink-soft text-xs'>{tone}</p>
          </div>
        ))}
      </Specimen>
      <Specimen file='--text' title='Letra' className='flex flex-col gap-4'>
        {sizes.map(([name, classes]) => (
          <div key={name}>
            <p className='text-ink-soft text-xs'>{name}</p>
            <p className={classes}>Las casas se miran en el río</p>
          </div>
        ))}
      </Specimen>
      <Specimen file='--radius' title='Esquinas y sombra'>
        {radii
          .filter(({ name }) => name !== 'radius-*')
          .map(({ name, value }) => (
            <div
              key={name}
              className='grid size-32 place-items-center border border-edge bg-card text-center text-sm'
              style={{ borderRadius: value }}
            >
              {name.replace('radius-', '')}
              <br />
              {value}
            </div>
          ))}
        <div className='grid size-32 place-items-center rounded-card bg-card text-sm shadow-soft'>
          shadow-soft
        </div>
      </Specimen>
    </Family>
  );
}
