import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // The whole route map travels with the document: no manifest calls while a person moves about.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
