import { clinic } from '#config';

export const meta = () => [{ title: `Contacto · ${clinic.name}` }];

export default function ContactPage() {
  return <h1>Contacto</h1>;
}
