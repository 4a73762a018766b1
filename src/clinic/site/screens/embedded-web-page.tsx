import { clinic } from '#config';

export const meta = () => [{ title: `Ponme en tu móvil · ${clinic.name}` }];

export default function EmbeddedWebPage() {
  return <h1>Ponme en tu móvil</h1>;
}
