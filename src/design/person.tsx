/** What somebody wears, as text colours (`text-river-600`): one word serves fills and strokes alike. */
export type Look = {
  skin: string;
  hair: string;
  top: string;
  legs: string;
  dress?: string;
  cane?: boolean;
  bag?: string;
  /** Where the hand is, seen from the feet, of 40 high. */
  reach?: readonly [number, number];
};

/** Somebody seen from far, without a face, in the hand of the scenes. Feet at (x, y); part of an `<svg>`. */
export function Person({
  x,
  y,
  tall,
  look,
  facing = 1,
}: {
  x: number;
  y: number;
  tall: number;
  look: Look;
  facing?: 1 | -1;
}) {
  const [handX, handY] = look.reach ?? [6.5, -16];
  return (
    <g transform={`translate(${x} ${y}) scale(${(tall / 40) * facing} ${tall / 40})`} fill='currentColor'>
      {look.bag && <path d='M-4.5-25l-4 1v9l4 1z' className={look.bag} />}
      <g className={look.legs} stroke='currentColor' strokeWidth='3.6' strokeLinecap='round'>
        <path d='M-2.2-14L-3.4-1.6M2.2-14L4-1.6' />
      </g>
      <path d='M-5.4-12l.2-13q.2-4.5 5.2-4.5t5.2 4.5l.2 13z' className={look.top} />
      {look.dress && <path d='M-5.4-15H5.4l2.1 9h-15z' className={look.dress} />}
      <circle cy='-34.5' r='4.6' className={look.skin} />
      <path d='M-5-33q-.5-7.5 5.5-7.5 4.5.2 4.1 4-5.6-1.5-7.1 4.5z' className={look.hair} />
      <g stroke='currentColor' strokeLinecap='round'>
        <path d={`M.5-26L${handX} ${handY}`} className={look.top} strokeWidth='3.2' />
        {look.cane && (
          <path d={`M${handX} ${handY}L${handX + 1.5} 0`} className='text-wood' strokeWidth='1.4' />
        )}
      </g>
    </g>
  );
}
