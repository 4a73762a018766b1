export const es = {
  title: (amount: string) => `Tienes ${amount} de saldo a favor`,
  use: (phone: string) =>
    `Sirve para pagar otra cita o un plan en la clínica, y no caduca. Si prefieres el dinero, pídelo en recepción o llámanos al ${phone}.`,
};
