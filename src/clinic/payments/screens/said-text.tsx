import type { Said } from './sentences.ts';

/** Specified sentence, with our note on a separate line. */
export function SaidText({ said: { text, note } }: { said: Said }) {
  return (
    <>
      <p>{text}</p>
      {note && <p className='mt-1'>{note}</p>}
    </>
  );
}
