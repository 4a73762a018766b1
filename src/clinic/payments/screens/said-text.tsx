import type { Said } from './sentences.ts';

/** The sentence, and under it what we add: the spec's words stand alone. */
export function SaidText({ said: { text, note } }: { said: Said }) {
  return (
    <>
      <p>{text}</p>
      {note && <p className='mt-1'>{note}</p>}
    </>
  );
}
