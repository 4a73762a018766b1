/**
 * Somebody in an armchair, seen from the side, 64 high; the chair's feet at (x, y). `look` as in pencil.mjs.
 */
export const seated = (x, y, look, chair, { notebook = false, facing = 1 } = {}) => `
    <g transform="translate(${x} ${y}) scale(${facing} 1)">
      <path d="M3-5v5m28-5v5" stroke="hair-dark" stroke-width="3"/>
      <path d="M-3-4v-37q0-7 7-7t7 7v37z" fill="${chair}"/>
      <path d="M14-24H33V-2h4" fill="none" stroke="${look.legs}" stroke-width="7"/>
      <path d="M8-20v-17q0-8 7.5-8t7.5 8v17z" fill="${look.top}"/>
      <circle cx="16" cy="-52" r="6.4" fill="${look.skin}"/>
      <path d="M9-50q-1-10.5 8-10.5 6.5 0 6 5.5-8-1.5-9.5 6.5z" fill="${look.hair}"/>
      <path d="M1-5v-14q0-5 5-5h22q5 0 5 5v14z" fill="${chair}"/>
      <path d="M1-5v-14q0-5 5-5h22q5 0 5 5z" fill="ink" fill-opacity=".15"/>
      <path d="M15-39l4 11h9" fill="none" stroke="${look.top}" stroke-width="5" stroke-linecap="round"/>
      ${notebook ? '<path d="M25-30l11-8 4 5-11 8z" fill="card"/>' : ''}
    </g>`;
