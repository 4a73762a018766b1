export const es = {
  unread: (count: number) => (count === 1 ? '1 mensaje sin leer' : `${count} mensajes sin leer`),
  label: (unread: string) => `Chat: ${unread}`,
};
