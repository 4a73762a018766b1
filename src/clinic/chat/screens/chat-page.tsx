import { clinic } from '#config';

export const meta = () => [{ title: `Chat de apoyo · ${clinic.name}` }];

export default function ChatPage() {
  return <h1>Chat de apoyo</h1>;
}
