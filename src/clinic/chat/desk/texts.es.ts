export const es = {
  refusals: {
    crisis_protocol_missing: 'El chat está cerrado: falta que la dirección firme el protocolo de crisis.',
  },
};
