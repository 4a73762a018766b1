import { clinic } from '#config';

export const meta = () => [{ title: `Servicios complementarios · ${clinic.name}` }];

export default function ExternalPage() {
  return <h1>Servicios complementarios</h1>;
}
