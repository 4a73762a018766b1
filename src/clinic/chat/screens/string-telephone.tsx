/** Decorative: two windows across the river, joined by a string telephone. */
export function StringTelephone({ className }: { className?: string }) {
  return (
    <svg viewBox='0 0 440 300' aria-hidden='true' className={className}>
      <path
        d='M0 248c50-6 90 5 150 0s90-5 150 0 90 4 140-1v36c-28 12-56 12-88 6s-60-8-88 0-60 8-88 0-60-10-88-2-58 10-88 2z'
        className='fill-river-600'
      />
      <path
        d='M14 264h96m-80 11h70m-52 11h40M330 264h98m-84 11h72m-56 11h44'
        className='fill-none stroke-plaster opacity-30'
        strokeWidth='4'
        strokeLinecap='round'
      />
      <path
        d='M48 262h26m-18 11h24m-22 10h16M366 262h24m-18 11h22m-20 10h16'
        className='fill-none stroke-glow'
        strokeWidth='3.5'
        strokeLinecap='round'
      />
      <House x={0} front='fill-front-river' />
      <g transform='translate(440 0) scale(-1 1)'>
        <House x={0} front='fill-front-coral' />
      </g>
      <path
        d='M123 152Q220 214 317 152'
        className='fill-none stroke-ink'
        strokeWidth='2'
        strokeLinecap='round'
      />
      <Can at='translate(112 146) rotate(32)' />
      <Can at='translate(328 146) scale(-1 1) rotate(32)' />
      <path
        d='M205 96q8-9 15 0 7-9 15 0'
        className='fill-none stroke-ink'
        strokeWidth='2.4'
        strokeLinecap='round'
      />
      <path
        d='M246 76q6-7 11 0 5-7 11 0'
        className='fill-none stroke-ink'
        strokeWidth='2'
        strokeLinecap='round'
      />
    </svg>
  );
}

function House({ x, front }: { x: number; front: string }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d='M4 40h122v210H4z' className={front} />
      <path d='M4 40h122v9H4z' className='fill-ink/15' />
      <path
        d='M0 24h132v10a5.5 5.5 0 0 1-11 0a5.5 5.5 0 0 1-11 0a5.5 5.5 0 0 1-11 0a5.5 5.5 0 0 1-11 0a5.5 5.5 0 0 1-11 0a5.5 5.5 0 0 1-11 0a5.5 5.5 0 0 1-11 0a5.5 5.5 0 0 1-11 0a5.5 5.5 0 0 1-11 0a5.5 5.5 0 0 1-11 0a5.5 5.5 0 0 1-11 0a5.5 5.5 0 0 1-11 0z'
        className='fill-tile'
      />
      <path d='M4 238h122v12H4z' className='fill-stone' />
      <g transform='translate(28 66)'>
        <path d='M-4 96V38a38 38 0 0 1 76 0v58z' className='fill-card' />
        <path d='M2 94V38a32 32 0 0 1 64 0v56z' className='fill-glow' />
        <path d='M10 94V62a24 24 0 0 1 48 0v32z' className='fill-glow-soft' />
        <path d='M2 94V38a32 32 0 0 1 64 0v56z' className='fill-none stroke-wood' strokeWidth='3' />
        <path d='M34 6v88M2 46h64' className='stroke-wood' strokeWidth='2.4' />
        <path d='M-8 94h84v7H-8z' className='fill-stone' />
        <path d='M-8 101h84v3H-8z' className='fill-stone-shade' />
        <path d='M4 94c0-8 4-12 8-16 4 4 8 8 8 16z' className='fill-pine-700' />
      </g>
      <g className='fill-ink/30'>
        <path d='M24 226v-22a10 10 0 0 1 20 0v22zM56 226v-22a10 10 0 0 1 20 0v22zM88 226v-22a10 10 0 0 1 20 0v22z' />
      </g>
    </g>
  );
}

const Can = ({ at }: { at: string }) => (
  <g transform={at}>
    <path
      d='M-12-10h22v20h-22z'
      className='fill-front-ochre stroke-ink'
      strokeWidth='2'
      strokeLinejoin='round'
    />
    <path d='M-6-10v20M4-10v20' className='stroke-ink/50' strokeWidth='1.5' />
  </g>
);
