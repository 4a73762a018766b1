import type { ReactNode } from 'react';
import { directory } from '#config';
import { Button, type ButtonProps } from '#design/button.tsx';
import { ExternalLink } from '#design/external-link.tsx';

/** Link to the directory's registration site, styled as a button. */
export function RegistrationLink({
  size,
  variant,
  className,
  children,
}: Pick<ButtonProps, 'size' | 'variant' | 'className'> & { children: ReactNode }) {
  return (
    <Button asChild size={size} variant={variant} className={className}>
      <ExternalLink href={directory.registrationUrl}>{children}</ExternalLink>
    </Button>
  );
}
