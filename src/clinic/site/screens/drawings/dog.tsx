/** A dog that sits and looks to the left, 74 high; its front paws at the origin. Part of an `<svg>`. */
export const Dog = () => (
  <g>
    <path
      d='M22-4c12 2 20-6 18-20'
      className='fill-none stroke-plaster-shade'
      strokeWidth='6'
      strokeLinecap='round'
    />
    <path d='M-4 0c-2-12 0-28-2-40 0-8 16-12 22-4 10 12 16 24 16 36 0 6-4 8-10 8z' className='fill-card' />
    <path d='M10 0c-2-12 4-20 12-20s12 8 10 20z' className='fill-wood' />
    <path d='M-5 0v-26h8V0zM3 0v-26h7V0z' className='fill-card' />
    <path d='M3 0v-22' className='stroke-stone' strokeWidth='1.6' />
    <path d='M-8-38q12 8 24 0v6q-12 8-24 0z' className='fill-coral-600' />
    <circle cx='2' cy='-54' r='15' className='fill-card' />
    <path d='M-2-58q-18-2-20 6t20 8z' className='fill-card' />
    <circle cx='-21' cy='-53' r='3.6' className='fill-ink' />
    <path d='M6-68q14 2 13 22-2 8-8 2-6-10-5-24z' className='fill-wood' />
    <path d='M-10-8h8M-4 0h-5q-3-4 1-6h6z' className='fill-card' />
  </g>
);
