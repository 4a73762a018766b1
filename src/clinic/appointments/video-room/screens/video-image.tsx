import clsx from 'clsx';
import { useEffect, useRef } from 'react';

type VideoImageProps = {
  stream: MediaStream;
  label: string;
  /** One's own image: mirrored and without sound. */
  isOwn?: boolean;
  className?: string;
};

/** A camera's image with its sound. */
export function VideoImage({ stream, label, isOwn = false, className }: VideoImageProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={video}
      autoPlay
      playsInline
      muted={isOwn}
      aria-label={label}
      className={clsx('bg-on-deep/10 object-cover', isOwn && '-scale-x-100', className)}
    />
  );
}
