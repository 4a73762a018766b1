import { clinic } from '#config';
import { pageMeta } from '#platform/documents/page-meta.ts';

export const meta = pageMeta({
  title: `Personas · ${clinic.name}`,
  description: 'Las personas a las que atiende la clínica, para quien las atiende.',
});

export default function PeoplePage() {
  return <h1 className='text-h3'>Personas</h1>;
}
