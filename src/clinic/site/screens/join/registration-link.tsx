import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '#design/button.tsx';
import { ExternalLink } from '#design/external-link.tsx';
import { clinicSettings } from '#platform/clinic-settings.ts';

/** Link to the directory's registration site, styled as a button. */
export function RegistrationLink({
  size,
  variant,
  className,
  children,
}: Pick<ButtonProps, 'size' | 'variant' | 'className'> & { children: ReactNode }) {
  return (
    <Button asChild size={size} variant={variant} className={className}>
      <ExternalLink href={clinicSettings().directory.registrationUrl}>{children}</ExternalLink>
    </Button>
  );
}
