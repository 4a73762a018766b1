import type { RefusalTable } from '#platform/api/refusals.ts';

export const launchRefusals = {
  not_open_yet: {
    status: 409,
    message: 'Todavía no hemos abierto. Si es urgente, llama al 112 o al 024.',
    isPassing: true,
  },
} satisfies RefusalTable;
