import { clinic } from '#config';

export const meta = () => [{ title: `Bienestar · ${clinic.name}` }];

export default function SelfcarePage() {
  return <h1>Bienestar</h1>;
}
