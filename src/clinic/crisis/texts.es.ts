export const es = {
  refusals: {
    crisis_protocol_missing: 'Esto no está abierto ahora mismo. Si es urgente, llama al 112 o al 024.',
  },
};
