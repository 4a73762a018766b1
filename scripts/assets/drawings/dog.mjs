/** A dog that sits and looks to the left, 74 high; its front paws at the origin. */
export const dog = `
    <path d="M22-4c12 2 20-6 18-20" fill="none" stroke="plaster-shade" stroke-width="6" stroke-linecap="round"/>
    <path d="M-4 0c-2-12 0-28-2-40 0-8 16-12 22-4 10 12 16 24 16 36 0 6-4 8-10 8z" fill="card"/>
    <path d="M10 0c-2-12 4-20 12-20s12 8 10 20z" fill="wood"/>
    <path d="M-5 0v-26h8V0zM3 0v-26h7V0z" fill="card"/>
    <path d="M3 0v-22" stroke="stone" stroke-width="1.6"/>
    <path d="M-8-38q12 8 24 0v6q-12 8-24 0z" fill="coral-600"/>
    <circle cx="2" cy="-54" r="15" fill="card"/>
    <path d="M-2-58q-18-2-20 6t20 8z" fill="card"/>
    <circle cx="-21" cy="-53" r="3.6" fill="ink"/>
    <path d="M6-68q14 2 13 22-2 8-8 2-6-10-5-24z" fill="wood"/>
    <path d="M-10-8h8M-4 0h-5q-3-4 1-6h6z" fill="card"/>
`;
