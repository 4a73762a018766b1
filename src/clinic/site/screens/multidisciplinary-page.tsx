import { clinic } from '#config';

export const meta = () => [{ title: `Enfoque multidisciplinar · ${clinic.name}` }];

export default function MultidisciplinaryPage() {
  return <h1>Enfoque multidisciplinar</h1>;
}
