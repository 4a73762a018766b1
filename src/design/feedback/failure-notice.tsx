import { Notice } from './notice.tsx';

/**
 * Stands beside what was sent and failed, and is read out at once.
 * @param title that it was not done, or that nobody knows
 * @param description why, and what the person can do
 */
export function FailureNotice({
  title,
  description,
  className,
}: {
  title: string;
  description: string;
  className?: string | undefined;
}) {
  return (
    <Notice tone='danger' announce='assertive' title={title} className={className ?? ''}>
      {description}
    </Notice>
  );
}
