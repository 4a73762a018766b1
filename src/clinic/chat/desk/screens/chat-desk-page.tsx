export default function ChatDeskPage() {
  return null;
}
