import { Fragment } from 'react';
import type { Note } from '../api.ts';

/** A note with withheld passages struck through; screen readers get the marking as text. */
export function NoteText({ text, marks }: { text: string; marks: Note['marks'] }) {
  const edges = [...marks, { from: text.length, to: text.length }];
  return (
    <p className='max-w-text whitespace-pre-line'>
      {edges.map(({ from, to }, index) => (
        <Fragment key={from}>
          {text.slice(edges[index - 1]?.to ?? 0, from)}
          {to > from && (
            <mark className='bg-ochre-100 text-ink'>
              <span className='sr-only'>No se entrega: </span>
              {text.slice(from, to)}
            </mark>
          )}
        </Fragment>
      ))}
    </p>
  );
}
