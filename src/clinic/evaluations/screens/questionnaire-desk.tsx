export function QuestionnaireDesk({ className }: { className?: string }) {
  return (
    <svg viewBox='0 0 400 320' aria-hidden='true' className={className}>
      <path d='M88 236V124a112 112 0 0 1 224 0v112z' className='fill-plaster' />
      <path d='M104 236V124a96 96 0 0 1 192 0v112z' className='fill-river-100' />
      <circle cx='246' cy='92' r='22' className='fill-glow' />
      <path d='M104 190c40-28 62-10 96-20s62-24 96 2v64H104z' className='fill-front-river' />
      <path d='M104 212c34-16 74-4 104-9s54-10 88 3v30H104z' className='fill-front-pine' />
      <path
        d='M104 236V124a96 96 0 0 1 192 0v112zM200 28v208M104 132h192'
        className='fill-none stroke-wood'
        strokeWidth='6'
      />
      <path
        d='M84 236V124a116 116 0 0 0-62-100v212zM316 236V124a116 116 0 0 1 62-100v212z'
        className='fill-shutter'
      />
      <path
        d='M32 66h42M32 84h42M32 102h42M32 120h42M32 138h42M32 156h42M32 174h42M32 192h42M32 210h42M326 66h42M326 84h42M326 102h42M326 120h42M326 138h42M326 156h42M326 174h42M326 192h42M326 210h42'
        className='stroke-shutter-shade'
        strokeWidth='4.5'
      />
      <path d='M0 236h400v62q-200 10-400 0z' className='fill-wood' />
      <path d='M0 236h400v7H0zM0 290q200 10 400 0v8q-200 10-400 0z' className='fill-ink/20' />
      <path
        d='M24 262h60m-34 16h52M330 274h44M270 258h30'
        className='fill-none stroke-ink/15'
        strokeWidth='3'
        strokeLinecap='round'
      />
      <path d='M140 246l114-6 3 44-110 8z' className='fill-ink/15' />
      <g transform='translate(132 164) rotate(-4)'>
        <path d='M0 0h112v122H0z' className='fill-card stroke-edge' strokeWidth='1.5' />
        <path d='M14 18h56' className='stroke-ink' strokeWidth='5' strokeLinecap='round' />
        <g className='fill-none stroke-edge' strokeWidth='2'>
          <path d='M14 40h44M14 60h36M14 80h44M14 100h30' strokeLinecap='round' strokeWidth='3' />
          <path
            d='M70 40h.1M84 40h.1M98 40h.1M70 60h.1M84 60h.1M98 60h.1M70 80h.1M84 80h.1M98 80h.1M70 100h.1M84 100h.1M98 100h.1'
            className='stroke-river-100'
            strokeLinecap='round'
            strokeWidth='10'
          />
        </g>
        <path
          d='M84 40h.1M70 60h.1M98 80h.1'
          className='stroke-ochre-500'
          strokeLinecap='round'
          strokeWidth='10'
        />
      </g>
      <path d='M268 276l52-24 5 10-52 24-14 2z' className='fill-front-coral' />
      <path d='M268 276l5 10-14 2z' className='fill-plaster-shade' />
      <path d='M313 255l7-3q5 1 6 5t-1 5l-7 3z' className='fill-coral-600' />
      <path d='M334 204h44v26q0 16-14 16h-16q-14 0-14-16z' className='fill-front-ochre' />
      <path d='M378 212q14 0 13 11t-15 10' className='fill-none stroke-front-ochre' strokeWidth='5' />
      <path
        d='M346 194q-5-7 0-13t0-13M362 194q-5-7 0-13t0-13'
        className='fill-none stroke-card'
        strokeWidth='3'
        strokeLinecap='round'
      />
    </svg>
  );
}
