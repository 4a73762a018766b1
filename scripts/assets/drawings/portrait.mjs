/** Somebody with a small kind face before their books, 152 by 226: an avatar for a person whose picture is missing. */
export const portrait = ({ top, hair }) => `
    <path d="M0 0h152v226H0z" fill="glow-soft"/>
    <path d="M0 62h44v4H0zM0 106h44v4H0zM0 150h44v4H0zM118 84h34v4h-34zM118 128h34v4h-34z" fill="wood"/>
    <path d="M4 38h7v24H4zM32 34h8v28h-8zM14 84h8v22h-8zM126 60h7v24h-7zM4 128h8v22H4z" fill="front-river"/>
    <path d="M12 34h6v28h-6zM24 80h9v26h-9zM134 56h8v28h-8zM122 102h7v26h-7zM14 124h7v26h-7z" fill="front-coral"/>
    <path d="M20 40h9v22h-9zM4 82h8v24H4zM144 62h6v22h-6zM24 130h9v20h-9z" fill="front-pine"/>
    <path d="M131 108h8v20h-8zM36 86h6v20h-6z" fill="ochre-500"/>
    <path d="M42 150q-8-92 34-92t34 92q-34 12-68 0z" fill="${hair}"/>
    <path d="M64 118h24v34q-12 14-24 0z" fill="skin-warm"/>
    <path d="M50 96a26 30 0 0 1 52 0c0 24-12 38-26 38S50 120 50 96z" fill="skin-light"/>
    <path d="M47 106q-4-44 31-44 28 0 27 44-6-18-16-26-18 12-34 8-6 6-8 18z" fill="${hair}"/>
    <path d="M62 93q4-3.500 8 0m12 0q4-3.500 8 0" fill="none" stroke="${hair}" stroke-width="2" stroke-linecap="round"/>
    <path d="M66 100h0m20 0h0" stroke="hair-dark" stroke-width="4.600" stroke-linecap="round"/>
    <path d="M59 110h0m34 0h0" stroke="coral-600" stroke-opacity=".22" stroke-width="8" stroke-linecap="round"/>
    <path d="M76 102q3 5-1 6.500" fill="none" stroke="skin-warm" stroke-width="2" stroke-linecap="round"/>
    <path d="M68.500 115q7.500 7 15 0" fill="none" stroke="tile-shade" stroke-width="2.400" stroke-linecap="round"/>
    <path d="M14 226q0-62 44-72l18 16 18-16q44 10 44 72z" fill="${top}"/>
    <path d="M58 154l-7 5 25 30 25-30-7-5-18 18z" fill="card"/>
`;

/** What the avatars wear; a name chooses one (`portrait.tsx`). */
export const portraits = [
  { top: 'river-600', hair: 'hair-dark' },
  { top: 'pine-700', hair: 'tile-shade' },
  { top: 'coral-700', hair: 'hair-grey' },
  { top: 'river-700', hair: 'wood' },
];
