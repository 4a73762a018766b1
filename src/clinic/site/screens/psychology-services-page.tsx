import { clinic } from '#config';

export const meta = () => [{ title: `Servicios de psicología · ${clinic.name}` }];

export default function PsychologyServicesPage() {
  return <h1>Servicios de psicología</h1>;
}
