import { Notice } from './notice.tsx';

/**
 * Error next to a failed form, announced at once.
 * @param title that it failed, or that the outcome is unknown
 * @param description why, and what to do
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
