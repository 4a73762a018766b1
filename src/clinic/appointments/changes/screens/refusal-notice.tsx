import { Notice } from '#design/feedback/notice.tsx';
import { describeRefusal } from './use-refusal.ts';

export function ChangeRefusal({
  error,
  title,
  text,
  className = '',
}: {
  error: Error | null;
  title: string;
  text: string;
  className?: string;
}) {
  const said = error ? describeRefusal(error, { title, text }) : undefined;
  return (
    said && (
      <Notice tone='danger' announce='assertive' title={said.title} className={className}>
        {said.text}
      </Notice>
    )
  );
}
